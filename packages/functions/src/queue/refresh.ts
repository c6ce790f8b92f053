import { realBackoff } from '@storefront/core/backoff';
import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { createPageIndex } from '@storefront/core/cache/page-index';
import { systemClock } from '@storefront/core/clock';
import { needProvider, readSite } from '@storefront/core/part-config';
import { row as commerce } from '@storefront/core/providers/commerce/row';
import { row as content } from '@storefront/core/providers/content/row';
import { createHttp } from '@storefront/core/providers/http';
import { configurationFault } from '@storefront/core/site-env';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openAws } from '../aws/open-aws.ts';
import { openCache } from '../deps/open-cache.ts';
import { consoleLog } from '../observe/log.ts';
import { cloudMeter } from '../observe/meter.ts';
import { createSourceVersions } from '../sources/source-versions.ts';
import { createEventHandler } from './handle-events.ts';
import { createPageRefresher } from './page-refresher.ts';
import { createSite } from './site.ts';

let worker: ((batch: SQSEvent) => Promise<SQSBatchResponse>) | null = null;

/** The queue calls this with changes that webhooks announced; it refreshes the pages that show them. */
export async function handler(batch: SQSEvent): Promise<SQSBatchResponse> {
  worker ??= openWorker();
  return worker(batch);
}

function openWorker(): (batch: SQSEvent) => Promise<SQSBatchResponse> {
  const { siteUrl, revalidateSecret } = readSite();
  if (revalidateSecret === null) {
    throw configurationFault(['REVALIDATE_SECRET is missing: without it no page can be refreshed.']);
  }
  const { store, queue } = openAws();
  const clock = systemClock;
  const backoff = realBackoff;
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
    refresher: createPageRefresher({ store, queue, site, clock }),
    queue,
    clock,
    backoff,
    log: consoleLog,
    meter: cloudMeter,
  });
}
