import { systemClock } from '@storefront/core/clock';
import { serverConfig } from '@storefront/core/config';
import { consoleLog } from '../log.ts';
import { makeApi } from '../make-api.ts';
import { openCloudDoors } from '../queue/open-cloud-doors.ts';
import { toHandler } from '../to-handler.ts';
import { receiveWebhook } from './receive.ts';
import { sanityWebhook } from './sanity-webhook.ts';

/** POST /api/webhooks/sanity: what changed in the texts goes to the queue. */
export const handler = toHandler(() => {
  const doors = { ...openCloudDoors(), secret: serverConfig().content.webhookSecret, clock: systemClock };
  const door = receiveWebhook(sanityWebhook, doors);
  return makeApi({ '/api/webhooks/sanity': { POST: door } }, { log: consoleLog });
});
