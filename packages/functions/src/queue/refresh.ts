import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { createPageIndex } from '@storefront/core/cache/page-index';
import { systemClock } from '@storefront/core/clock';
import { needProvider, readSite } from '@storefront/core/part-config';
import { createHttp } from '@storefront/core/providers/http';
import { realPatience } from '@storefront/core/providers/retry';
import { commerce } from '@storefront/core/providers/rows/commerce';
import { content } from '@storefront/core/providers/rows/content';
import { configurationFault } from '@storefront/core/site-env';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openCache } from '../cache/open-cache.ts';
import { consoleLog } from '../log.ts';
import { cloudMeter } from '../meter.ts';
import { gatherInvalidations } from './cdn.ts';
import { createEventHandler } from './handle-events.ts';
import { openCloudDoors } from './open-cloud-doors.ts';
import { createPageRefresher } from './refresh-page.ts';
import { createSite } from './site.ts';
import { createSourceVersions } from './source-versions.ts';

let worker: ((batch: SQSEvent) => Promise<SQSBatchResponse>) | null = null;

/** What the queue calls with events of webhooks: makes the pages anew that they made old. */
export async function handler(batch: SQSEvent): Promise<SQSBatchResponse> {
  worker ??= openWorker();
  return worker(batch);
}

function openWorker(): (batch: SQSEvent) => Promise<SQSBatchResponse> {
  const { siteUrl, revalidateSecret } = readSite();
  if (revalidateSecret === null) {
    throw configurationFault(['REVALIDATE_SECRET is missing: without it no page can be refreshed.']);
  }
  const { store, queue, cdn } = openCloudDoors();
  const clock = systemClock;
  const patience = realPatience;
  const http = createHttp();
  const site = createSite({ siteUrl, secret: revalidateSecret, http });
  return createEventHandler({
    cache: openCache({ store }).cache,
    pages: createPageIndex(store, clock),
    handles: createHandleIndex(store, clock),
    versions: createSourceVersions({
      http,
      commerce: needProvider(commerce),
      content: needProvider(content),
    }),
    refresher: createPageRefresher({ store, queue, site, cdn: gatherInvalidations(cdn, patience), clock }),
    clock,
    patience,
    log: consoleLog,
    meter: cloudMeter,
  });
}
