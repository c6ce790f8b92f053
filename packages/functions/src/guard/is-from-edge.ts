import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { timingSafeEqual } from './timing-safe-equal.ts';

/** CloudFront sets this header on each request to us and drops the visitor's own. */
export const ORIGIN_HEADER = 'x-origin-secret';

/**
 * Whether the edge sent this request. A request straight to the API's own address could carry any viewer address
 * and country. True without a secret, because no edge stands before the functions then.
 */
export function isFromEdge(
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
  secret: string | null,
): boolean {
  if (secret === null) return true;
  const given = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === ORIGIN_HEADER)?.[1];
  return timingSafeEqual(digest(given ?? ''), digest(secret));
}

/** Digests have one length, so that the time of a comparison does not reveal the secret's. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
