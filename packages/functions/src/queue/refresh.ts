import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { createPageIndex } from '@storefront/core/cache/page-index';
import { systemClock } from '@storefront/core/clock';
import { serverConfig } from '@storefront/core/config';
import { Fault } from '@storefront/core/fault';
import { createHttp } from '@storefront/core/providers/http';
import { realPatience } from '@storefront/core/providers/retry';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openCache } from '../cache/open-cache.ts';
import { consoleLog } from '../log.ts';
import { gatherInvalidations, noCdn } from './cdn.ts';
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
  const { siteUrl, revalidateSecret, commerce, content } = serverConfig();
  if (revalidateSecret === null) {
    const say = 'REVALIDATE_SECRET is missing: without it no page can be refreshed.';
    throw new Fault({ code: 'configuration-invalid', kind: 'input', say });
  }
  const { store, queue } = openCloudDoors();
  const clock = systemClock;
  const patience = realPatience;
  const http = createHttp();
  const site = createSite({ siteUrl, secret: revalidateSecret, http });
  const cdn = gatherInvalidations(noCdn, patience);
  return createEventHandler({
    cache: openCache({ store }).cache,
    pages: createPageIndex(store, clock),
    handles: createHandleIndex(store, clock),
    versions: createSourceVersions({ http, commerce, content }),
    refresher: createPageRefresher({ store, queue, site, cdn, clock }),
    clock,
    patience,
    log: consoleLog,
  });
}
