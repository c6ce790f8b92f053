import { createPageIndex } from '@storefront/core/cache/page-index';
import { systemClock } from '@storefront/core/clock';
import { needProvider, readSite } from '@storefront/core/part-config';
import { row as commerce } from '@storefront/core/providers/commerce/row';
import { row as content } from '@storefront/core/providers/content/row';
import { createHttp } from '@storefront/core/providers/http';
import { openAws } from '../aws/open-aws.ts';
import { consoleLog } from '../observe/log.ts';
import { cloudMeter } from '../observe/meter.ts';
import { createPageMessages } from '../queue/page-messages.ts';
import { createSourceVersions } from '../sources/source-versions.ts';
import { type SweepResult, sweepPages } from './sweep-pages.ts';

/** By schedule: finds pages whose webhook was lost. */
export async function handler(): Promise<SweepResult> {
  const { siteUrl } = readSite();
  const { store, queue } = openAws();
  const http = createHttp();
  const clock = systemClock;
  const messages = createPageMessages({ store, queue, clock, burst: { remainingS: async () => 0 } });
  return sweepPages({
    siteUrl,
    http,
    pages: createPageIndex(store, clock),
    versions: createSourceVersions({
      http,
      commerce: needProvider(commerce),
      content: needProvider(content),
    }),
    refreshLater: (path) => messages.add(path, false, async () => 0),
    clock,
    log: consoleLog,
    meter: cloudMeter,
  });
}
