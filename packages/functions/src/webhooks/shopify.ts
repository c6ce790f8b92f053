import { systemClock } from '@storefront/core/clock';
import { needProvider } from '@storefront/core/part-config';
import { commerce } from '@storefront/core/providers/rows/commerce';
import { consoleLog } from '../log.ts';
import { makeApi } from '../make-api.ts';
import { cloudMeter } from '../meter.ts';
import { openCloudDoors } from '../queue/open-cloud-doors.ts';
import { toHandler } from '../to-handler.ts';
import { receiveWebhook } from './receive.ts';
import { shopifyWebhook } from './shopify-webhook.ts';

/** POST /api/webhooks/shopify: what changed in the shop goes to the queue. */
export const handler = toHandler(() => {
  const doors = { ...openCloudDoors(), secret: needProvider(commerce).webhookSecret, clock: systemClock };
  const door = receiveWebhook(shopifyWebhook, doors);
  return makeApi({ '/api/webhooks/shopify': { POST: door } }, { log: consoleLog, meter: cloudMeter });
});
