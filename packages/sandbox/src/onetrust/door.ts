import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../browser-script.ts';
import { checkShape, listOf, oneOf, type Shape } from '../check-shape.ts';
import { recordReceived } from '../world/record-received.ts';
import type { Door, World } from '../world/world.ts';
import { type ConsentModel, cookieGroups, oneTrustAccount } from './account.ts';
import { bannerScript } from './banner-script.ts';
import { stubScript } from './stub-script.ts';

const { domainScript, optOutDomainScript } = oneTrustAccount;
const models = new Map<string, ConsentModel>([
  [domainScript, 'opt-in'],
  [optOutDomainScript, 'opt-out'],
]);

const receiptShape: Shape = {
  domainScript: oneOf(domainScript, optOutDomainScript),
  interaction: oneOf('BANNER_ACCEPT_ALL', 'BANNER_REJECT_ALL', 'PREFERENCE_CENTER_CONFIRM'),
  groups: listOf(oneOf(...cookieGroups.map(({ id }) => id))),
};

/** OneTrust: the stub, the site's rules, the banner's script, and the receipts of what visitors chose. */
export function onetrustDoor(world: World, delay: ScriptDelay = {}): Door {
  const app = new Hono();
  app.use(cors());
  app.get('/scripttemplates/otSDKStub.js', () => sendScript(stubScript, delay));
  app.get('/scripttemplates/:version/otBannerSdk.js', () => sendScript(bannerScript, delay));
  app.get('/consent/:id/:file', (context) => {
    const { id, file } = context.req.param();
    const model = models.get(id);
    if (model === undefined || file !== `${id}.json`) return context.json({ message: 'No such site' }, 404);
    return context.json({ model, groups: cookieGroups });
  });
  app.post('/request/v1/consentreceipts', async (context) => {
    const errors = checkShape(await context.req.json().catch(() => undefined), receiptShape);
    return errors.length > 0 ? context.json({ errors }, 422) : context.json({ receipt: 'kept' }, 201);
  });
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'onetrust', async (request) => app.fetch(request));
}
