import type { Clock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import type { Cdn } from '../queue/cdn.ts';
import { type AwsCredentials, signRequest } from './sign-request.ts';

export interface CloudFrontOptions {
  distributionId: string;
  http: Pick<Http, 'send'>;
  credentials: () => Promise<AwsCredentials>;
  clock: Clock;
  /** The path of a page's data; without it the data of every page is invalidated. */
  dataPathOf?: (path: string) => string;
}

const ORIGIN = 'https://cloudfront.amazonaws.com';
const TIMEOUT_MS = 5_000;
/** The data that pages load on navigation, for a caller that does not know the build's id in its paths. */
const PAGE_DATA = '/_next/data/*';

/** Amazon CloudFront, by its REST API: AWS's client package is larger than the rest of the worker. */
export function createCloudFrontCdn(options: CloudFrontOptions): Cdn {
  const { distributionId, http, credentials, clock, dataPathOf } = options;
  return {
    async invalidate(paths) {
      if (paths.length === 0) return;
      const at = clock.now();
      const request = {
        method: 'POST',
        url: `${ORIGIN}/2020-05-31/distribution/${distributionId}/invalidation`,
        headers: { 'content-type': 'application/xml' },
        body: toXml(
          [...paths, ...(dataPathOf === undefined ? [PAGE_DATA] : paths.map(dataPathOf))],
          `${at}-${crypto.randomUUID()}`,
        ),
      };
      const scope = { credentials: await credentials(), region: 'us-east-1', service: 'cloudfront', at };
      const headers = await signRequest(request, scope);
      // CloudFront takes a repeated CallerReference for the same invalidation.
      const sent = { ...request, headers, provider: 'cdn', isRepeatable: true, timeoutMs: TIMEOUT_MS };
      const { status } = await http.send(sent);
      if (status === 201) return;
      const say = `CloudFront returned ${status}: check CDN_DISTRIBUTION_ID and our right to invalidate.`;
      throw new Fault({ code: 'cdn-refused', kind: 'outside', say });
    },
  };
}

function toXml(paths: readonly string[], reference: string): string {
  const items = paths.map((path) => `<Path>${escapeXml(path)}</Path>`).join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">',
    `<Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths>`,
    `<CallerReference>${reference}</CallerReference></InvalidationBatch>`,
  ].join('');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
