import { systemClock } from '@storefront/core/clock';
import { needProvider } from '@storefront/core/part-config';
import { row as commerce } from '@storefront/core/providers/commerce/row';
import { openAws } from '../aws/open-aws.ts';
import { makeApi } from '../http/make-api.ts';
import { toHandler } from '../http/to-handler.ts';
import { consoleLog } from '../observe/log.ts';
import { cloudMeter } from '../observe/meter.ts';
import { receiveWebhook } from './receive.ts';
import { shopifyWebhook } from './shopify-webhook.ts';

/** POST /api/webhooks/shopify: changes of the catalogue are queued. */
export const handler = toHandler(() => {
  const deps = { ...openAws(), secret: needProvider(commerce).webhookSecret, clock: systemClock };
  const receive = receiveWebhook(shopifyWebhook, deps);
  return makeApi({ '/api/webhooks/shopify': { POST: receive } }, { log: consoleLog, meter: cloudMeter });
});
