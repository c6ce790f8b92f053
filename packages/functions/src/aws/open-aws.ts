import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import type { CacheStore } from '@storefront/core/cache/store';
import { systemClock } from '@storefront/core/clock';
import { readSite } from '@storefront/core/part-config';
import { createHttp } from '@storefront/core/providers/http';
import { configurationFault } from '@storefront/core/site-env';
import type { Queue } from '../queue/queue.ts';
import { createSqsQueue } from './sqs-queue.ts';

/** The table and the queue; credentials and region are those of the table's client. */
export function openAws(): { store: CacheStore; queue: Queue } {
  const { cacheTable, refreshQueueUrl } = readSite();
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
  };
}
