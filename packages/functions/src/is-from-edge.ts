import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { equalsSecretly } from './equals-secretly.ts';

/** What CloudFront adds to each request on its way to us; the visitor's own header of that name never arrives. */
export const ORIGIN_HEADER = 'x-origin-secret';

/**
 * Whether the edge sent this request. Around it, at the API's own address, anybody could choose the headers
 * that say who asks and from where. Without a secret nothing stands before the functions.
 */
export function isFromEdge(
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
  secret: string | null,
): boolean {
  if (secret === null) return true;
  const said = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === ORIGIN_HEADER)?.[1];
  return equalsSecretly(digest(said ?? ''), digest(secret));
}

/** As long as each other, so that the time of a comparison tells nothing about the length either. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
