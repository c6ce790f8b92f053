import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { timingSafeEqual } from './timing-safe-equal.ts';

/** CloudFront sets this header on each request to us and drops the visitor's own. */
export const ORIGIN_HEADER = 'x-origin-secret';

/**
 * Whether the edge sent this request. A request straight to the API's own address could carry any viewer address
 * and country: each request says one of the secrets. True without any, because no edge stands before the functions then.
 */
export function isFromEdge(
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
  secrets: readonly string[],
): boolean {
  if (secrets.length === 0) return true;
  const given = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === ORIGIN_HEADER)?.[1];
  const said = digest(given ?? '');
  return secrets.some((secret) => timingSafeEqual(said, digest(secret)));
}

/** Digests have one length, so that the time of a comparison does not reveal the secret's. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
