import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import type { CacheStore } from '@storefront/core/cache/store';
import { systemClock } from '@storefront/core/clock';
import { readSite } from '@storefront/core/part-config';
import { createHttp } from '@storefront/core/providers/http';
import { configurationFault } from '@storefront/core/site-env';
import { type Cdn, noCdn } from '../queue/cdn.ts';
import type { Queue } from '../queue/queue.ts';
import { createCloudFrontCdn } from './cloudfront-cdn.ts';
import { createSqsQueue } from './sqs-queue.ts';

/** The table, the queue and the CDN; credentials and region are those of the table's client. */
export function openAws(): { store: CacheStore; queue: Queue; cdn: Cdn } {
  const { cacheTable, refreshQueueUrl, cdnDistributionId: distributionId } = readSite();
  if (refreshQueueUrl === null) {
    throw configurationFault(['REFRESH_QUEUE_URL is missing: without it webhooks cannot be queued.']);
  }
  const http = createHttp();
  const clock = systemClock;
  const client = openDynamo();
  const { credentials, region } = client.config;
  return {
    store: createDynamoStore({ table: cacheTable, clock, client }),
    queue: createSqsQueue({ url: refreshQueueUrl, http, credentials, region }),
    cdn: distributionId === null ? noCdn : createCloudFrontCdn({ distributionId, http, credentials, clock }),
  };
}
