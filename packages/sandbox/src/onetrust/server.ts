import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { acceptBody } from '../doubles/check-body.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { type ConsentModel, cookieGroups, oneTrustAccount } from './account.ts';
import { bannerScript } from './banner-script.ts';
import { stubScript } from './stub-script.ts';

const { domainScript, optOutDomainScript } = oneTrustAccount;
const models = new Map<string, ConsentModel>([
  [domainScript, 'opt-in'],
  [optOutDomainScript, 'opt-out'],
]);

const receiptSchema = z.strictObject({
  domainScript: z.enum([domainScript, optOutDomainScript]),
  interaction: z.enum(['BANNER_ACCEPT_ALL', 'BANNER_REJECT_ALL', 'PREFERENCE_CENTER_CONFIRM']),
  groups: z.array(z.enum(cookieGroups.map(({ id }) => id))),
});

/** OneTrust: the stub, the site's rules, the banner's script, and the receipts of visitors' choices. */
export function onetrustServer(world: World, delay: ScriptDelay = {}): SandboxServer {
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
  app.post('/request/v1/consentreceipts', (context) =>
    acceptBody(context, receiptSchema, () => context.json({ receipt: 'stored' }, 201)),
  );
  app.notFound((context) => context.json({ message: 'Not found' }, 404));
  return recordReceived(world, 'onetrust', async (request) => app.fetch(request));
}
