import { systemClock } from '@storefront/core/clock';
import { needProvider } from '@storefront/core/part-config';
import { row as content } from '@storefront/core/providers/content/row';
import { openAws } from '../aws/open-aws.ts';
import { makeApi } from '../http/make-api.ts';
import { toHandler } from '../http/to-handler.ts';
import { consoleLog } from '../observe/log.ts';
import { cloudMeter } from '../observe/meter.ts';
import { receiveWebhook } from './receive.ts';
import { sanityWebhook } from './sanity-webhook.ts';

/** POST /api/webhooks/sanity: changes of the content are queued. */
export const handler = toHandler(() => {
  const deps = { ...openAws(), secret: needProvider(content).webhookSecret, clock: systemClock };
  const receive = receiveWebhook(sanityWebhook, deps);
  return makeApi({ '/api/webhooks/sanity': { POST: receive } }, { log: consoleLog, meter: cloudMeter });
});
