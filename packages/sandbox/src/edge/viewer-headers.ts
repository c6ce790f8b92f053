import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestPolicy } from '@storefront/core/request-policy';
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

export interface ForwardOptions {
  /** The viewer headers that the row of the route names. */
  wanted: readonly ViewerHeader[];
  /**
   * What the target receives of the visitor's own headers; null for a development server, whose tools have headers of
   * their own: it receives all but those that only an edge may set.
   */
  policy: RequestPolicy | null;
  /** The cookies that the target receives, as a header; null without any. */
  cookies?: string | null;
  /** The secret of the edge; null where the target requires none. */
  originSecret?: string | null;
}

/** The headers that the target of a route receives, and a fresh request id. */
export function viewerHeaders(
  sent: IncomingHttpHeaders,
  viewer: Viewer,
  { wanted, policy, cookies = null, originSecret = null }: ForwardOptions,
): IncomingHttpHeaders & { 'x-request-id': string } {
  const known: Record<ViewerHeader, string> = {
    'cloudfront-viewer-address': `${viewer.ip}:${viewer.port}`,
    'cloudfront-viewer-country': viewer.country,
  };
  const isPassed = (name: string) => (policy === null ? !edgeOnly.test(name) : policy.headers.includes(name));
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => isPassed(name))),
    ...Object.fromEntries(wanted.map((name) => [name, known[name]])),
    ...(cookies === null ? {} : { cookie: cookies }),
    ...(originSecret === null ? {} : { 'x-origin-secret': originSecret }),
    'x-request-id': randomUUID(),
  };
}
