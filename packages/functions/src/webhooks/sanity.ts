import { systemClock } from '@storefront/core/clock';
import { needProvider } from '@storefront/core/part-config';
import { content } from '@storefront/core/providers/rows/content';
import { consoleLog } from '../log.ts';
import { makeApi } from '../make-api.ts';
import { cloudMeter } from '../meter.ts';
import { openCloudDoors } from '../queue/open-cloud-doors.ts';
import { toHandler } from '../to-handler.ts';
import { receiveWebhook } from './receive.ts';
import { sanityWebhook } from './sanity-webhook.ts';

/** POST /api/webhooks/sanity: what changed in the texts goes to the queue. */
export const handler = toHandler(() => {
  const doors = { ...openCloudDoors(), secret: needProvider(content).webhookSecret, clock: systemClock };
  const door = receiveWebhook(sanityWebhook, doors);
  return makeApi({ '/api/webhooks/sanity': { POST: door } }, { log: consoleLog, meter: cloudMeter });
});
