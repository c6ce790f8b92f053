import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ViewerHeader } from '@storefront/core/routes';

/** Only an edge may set these: a visitor who sends them could choose an IP address or a country. */
const edgeOnly =
  /^(cloudfront-.*|x-forwarded-.*|forwarded|x-real-ip|x-request-id|x-amz-cf-id|x-origin-secret)$/;

export interface Viewer {
  /** ISO 3166-1 alpha-2. */
  country: string;
  ip: string;
  port: number;
}

/**
 * The headers that the target of a route receives: the visitor's own without those that only an edge may
 * set, the viewer headers that its row names, the secret of the edge, and a fresh request id.
 */
export function viewerHeaders(
  sent: IncomingHttpHeaders,
  viewer: Viewer,
  wanted: readonly ViewerHeader[],
  originSecret: string | null = null,
): IncomingHttpHeaders & { 'x-request-id': string } {
  const known: Record<ViewerHeader, string> = {
    'cloudfront-viewer-address': `${viewer.ip}:${viewer.port}`,
    'cloudfront-viewer-country': viewer.country,
  };
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => !edgeOnly.test(name))),
    ...Object.fromEntries(wanted.map((name) => [name, known[name]])),
    ...(originSecret === null ? {} : { 'x-origin-secret': originSecret }),
    'x-request-id': randomUUID(),
  };
}
