import type { Clock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import { type AwsCredentials, signRequest } from './sign-request.ts';

/** The CDN before the site, whose edges store pages. */
export interface Cdn {
  invalidate(paths: readonly string[]): Promise<void>;
}

export interface CloudFrontOptions {
  distributionId: string;
  http: Pick<Http, 'send'>;
  credentials: () => Promise<AwsCredentials>;
  clock: Clock;
  /** The path of a page's data, which pages load on navigation. */
  dataPathOf: (path: string) => string;
}

const ORIGIN = 'https://cloudfront.amazonaws.com';
const TIMEOUT_MS = 5_000;

/** Amazon CloudFront, by its REST API: AWS's client package is larger than all of the function before the site. */
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
        body: toXml([...paths, ...paths.map(dataPathOf)], `${at}-${crypto.randomUUID()}`),
      };
      const scope = { credentials: await credentials(), region: 'us-east-1', service: 'cloudfront', at };
      const headers = await signRequest(request, scope);
      // CloudFront takes a repeated CallerReference for the same invalidation.
      const sent = { ...request, headers, provider: 'cdn', isRepeatable: true, timeoutMs: TIMEOUT_MS };
      const { status } = await http.send(sent);
      if (status === 201) return;
      const say = `CloudFront returned ${status}: check DISTRIBUTION_PARAMETER and our right to invalidate.`;
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
