import { systemClock } from '@storefront/core/clock';
import { processEnvironment } from '@storefront/core/environment';
import { Fault } from '@storefront/core/fault';
import { createHttp } from '@storefront/core/providers/http';
import type { SignatureScope } from '../aws/sign-request.ts';
import { type BucketCache, type BucketPlace, createBucketCache } from './bucket-cache.ts';
import { createStaleQueue, type StaleQueue } from './stale-queue.ts';

// Read without a schema: OpenNext copies this file's code into each of its functions.

/** For `open-next.config.ts`: where the site's function has its pages. Its variables are read when it is used. */
export function openBucketCache(): BucketCache {
  return createBucketCache({
    place: placeOfPages,
    http: createHttp(),
    scope: () => scopeOf('s3', given('CACHE_BUCKET_REGION')),
  });
}

/** For `open-next.config.ts`: where it has stale pages made anew. */
export function openStaleQueue(): StaleQueue {
  return createStaleQueue({
    url: () => given('REVALIDATION_QUEUE_URL'),
    http: createHttp(),
    scope: () => scopeOf('sqs', given('REVALIDATION_QUEUE_REGION')),
  });
}

function placeOfPages(): BucketPlace {
  const {
    CACHE_BUCKET_KEY_PREFIX: prefix = '',
    OPEN_NEXT_BUILD_ID: buildId = '',
    AWS_ENDPOINT_URL_S3: endpoint,
  } = processEnvironment();
  const [name, region] = [given('CACHE_BUCKET_NAME'), given('CACHE_BUCKET_REGION')];
  const bucketUrl =
    endpoint === undefined ? `https://${name}.s3.${region}.amazonaws.com` : `${endpoint}/${name}`;
  return { bucketUrl, prefix, buildId };
}

function given(name: string): string {
  const value = processEnvironment()[name];
  if (value !== undefined) return value;
  const say = `${name} is missing: infra/site-server.ts sets it.`;
  throw new Fault({ code: 'configuration-invalid', kind: 'input', say });
}

function scopeOf(service: string, region: string): SignatureScope {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
    AWS_SESSION_TOKEN: sessionToken,
  } = processEnvironment();
  const credentials = { accessKeyId, secretAccessKey, sessionToken };
  return { credentials, region, service, at: systemClock.now() };
}
