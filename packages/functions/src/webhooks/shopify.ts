import { systemClock } from '@storefront/core/clock';
import { serverConfig } from '@storefront/core/config';
import { consoleLog } from '../log.ts';
import { makeApi } from '../make-api.ts';
import { openCloudDoors } from '../queue/open-cloud-doors.ts';
import { toHandler } from '../to-handler.ts';
import { receiveWebhook } from './receive.ts';
import { shopifyWebhook } from './shopify-webhook.ts';

/** POST /api/webhooks/shopify: what changed in the shop goes to the queue. */
export const handler = toHandler(() => {
  const doors = { ...openCloudDoors(), secret: serverConfig().commerce.webhookSecret, clock: systemClock };
  const door = receiveWebhook(shopifyWebhook, doors);
  return makeApi({ '/api/webhooks/shopify': { POST: door } }, { log: consoleLog });
});
