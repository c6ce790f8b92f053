import { posix } from 'node:path';
import { Fault } from '@storefront/core/fault';
import type { Http, HttpResponse } from '@storefront/core/providers/http';
import { type SignatureScope, signRequest } from '../aws/sign-request.ts';

export interface BucketPlace {
  /** Address of the bucket, without a slash at its end. */
  bucketUrl: string;
  /** What the keys of all builds begin with. */
  prefix: string;
  buildId: string;
}

export interface BucketCacheOptions {
  /** Requested for each call: OpenNext opens the cache where it builds, too, and there is no bucket yet. */
  place: () => BucketPlace;
  http: Pick<Http, 'send'>;
  /** Requested for each signature: credentials of a role expire. */
  scope: () => SignatureScope;
}

/** What OpenNext calls for the pages that were made. */
export interface BucketCache {
  name: string;
  get: (
    key: string,
    kind?: string,
  ) => Promise<{ value: ReturnType<typeof JSON.parse>; lastModified: number } | null>;
  set: (key: string, value: unknown, kind?: string) => Promise<void>;
  delete: (key: string) => Promise<void>;
}

const TIMEOUT_MS = 5_000;
/** A hundred times a usual page. */
const MAX_BYTES = 10_000_000;

/**
 * Made pages in S3, by its REST protocol, with the keys of OpenNext's own `s3`. That one brings AWS's client, whose 600 KB
 * are read and run in each start of the site's function. Rejects with a `Fault` (outside) where S3 refuses.
 */
export function createBucketCache(options: BucketCacheOptions): BucketCache {
  const { place, http, scope } = options;

  async function call(method: string, key: string, kind: string, body?: string): Promise<HttpResponse> {
    const { bucketUrl, prefix, buildId } = place();
    const isFetch = kind === 'fetch';
    const path = posix.join(prefix, isFetch ? '__fetch' : '', buildId, isFetch ? key : `${key}.${kind}`);
    const url = `${bucketUrl}/${path.split('/').map(encode).join('/')}`;
    // S3 accepts a body without a digest over TLS.
    const headers = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
    const signed = await signRequest({ method, url, headers, body: body ?? '' }, scope());
    const request = { provider: 'pages', method, url, headers: signed, isRepeatable: true };
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
    return http.send({ ...request, ...limits, ...(body === undefined ? {} : { body }) });
  }

  async function change(method: string, key: string, kind: string, body?: string): Promise<void> {
    const { status } = await call(method, key, kind, body);
    if (status >= 300) throw refused(method, key, status);
  }

  return {
    // Next's own files recognise the cache by this name.
    name: 's3',
    async get(key, kind = 'cache') {
      const { status, text, headers } = await call('GET', key, kind);
      if (status === 404) return null;
      if (status !== 200) {
        // OpenNext takes an error for a page that was never made, and says nothing.
        const fault = refused('GET', key, status);
        console.error(fault.say);
        throw fault;
      }
      return { value: JSON.parse(text), lastModified: Date.parse(headers.get('last-modified') ?? '') };
    },
    set: (key, value, kind = 'cache') => change('PUT', key, kind, JSON.stringify(value)),
    delete: (key) => change('DELETE', key, 'cache'),
  };
}

function refused(method: string, key: string, status: number): Fault {
  const say = `S3 returned ${status} to ${method} of ${key}: check the function's right to the bucket.`;
  return new Fault({ code: 'pages-refused', kind: 'outside', say });
}

/** As AWS encodes keys before it signs them. */
function encode(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
