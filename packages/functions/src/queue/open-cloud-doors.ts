import { createDynamoStore, openDynamo } from '@storefront/core/cache/dynamo-store';
import type { CacheStore } from '@storefront/core/cache/store';
import { systemClock } from '@storefront/core/clock';
import { serverConfig } from '@storefront/core/config';
import { Fault } from '@storefront/core/fault';
import { createHttp } from '@storefront/core/providers/http';
import type { Queue } from './queue.ts';
import { createSqsQueue } from './sqs-queue.ts';

/** The table and the queue of this process; credentials and region are those of the table's client. */
export function openCloudDoors(): { store: CacheStore; queue: Queue } {
  const { cacheTable, refreshQueueUrl } = serverConfig();
  if (refreshQueueUrl === null) {
    const say = 'REFRESH_QUEUE_URL is missing: without it webhooks cannot be taken.';
    throw new Fault({ code: 'configuration-invalid', kind: 'input', say });
  }
  const client = openDynamo();
  const { credentials, region } = client.config;
  return {
    store: createDynamoStore({ table: cacheTable, clock: systemClock, client }),
    queue: createSqsQueue({ url: refreshQueueUrl, http: createHttp(), credentials, region }),
  };
}
