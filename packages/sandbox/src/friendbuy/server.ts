import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type ScriptDelay, sendScript } from '../doubles/browser-script.ts';
import { parseJson } from '../http/parse-json.ts';
import { recordReceived } from '../world/record-received.ts';
import type { SandboxServer, World } from '../world/world.ts';
import { acceptPush } from './accept-push.ts';
import { friendbuyAccount, redemptionOptions } from './account.ts';
import { createFriendbuyCustomers } from './customers.ts';
import { campaignsScript, friendbuyScript } from './friendbuy-script.ts';
import { createLedger } from './ledger.ts';
import { createTokens } from './tokens.ts';

type Status = 400 | 401 | 404 | 422;
const errors: Readonly<Record<Status, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  422: 'Unprocessable Entity',
};

/**
 * Friendbuy: the merchant API below `/v1` with its points, the script at `/friendbuy.js`, and `/sdk/…`, which
 * receives what the script sends and checks the signatures of customers.
 */
export function friendbuyServer(world: World, delay: ScriptDelay = {}): SandboxServer {
  const tokens = createTokens(world);
  const customers = createFriendbuyCustomers(world);
  const ledger = createLedger(world);
  const app = new Hono();
  app.use(cors());
  const now = () => new Date(world.now()).toISOString();
  const event = (context: Context) =>
    context.json({ eventId: digest(`${now()} event`), createdOn: now() }, 201);

  app.get('/friendbuy.js', () => sendScript(friendbuyScript, delay));
  app.get('/campaign/:merchantId/campaigns.js', (context) =>
    context.req.param('merchantId') === friendbuyAccount.merchantId
      ? sendScript(campaignsScript, delay)
      : refuse(context, 404, 'Unknown merchant'),
  );
  app.post('/sdk/:merchantId', async (context) => {
    const refusal = acceptPush(await readJson(context), { customers, now: world.now() });
    return refusal === null ? context.json({}) : refuse(context, refusal.status, refusal.message);
  });

  app.post('/v1/authorization', async (context) => {
    const token = tokens.issue(await readJson(context));
    return token === null ? refuse(context, 401, 'Unknown key or secret') : context.json(token);
  });
  app.use('/v1/*', async (context, next) =>
    tokens.isValid(context.req.header('authorization') ?? '')
      ? next()
      : refuse(context, 401, 'Invalid token'),
  );

  app.get('/v1/customer', (context) => {
    const { customerId, email } = context.req.query();
    if (!customerId && !email) return refuse(context, 400, 'customerId or email is required');
    const customer = customers.find({ customerId, email });
    return customer === null ? refuse(context, 404, 'Unknown customer') : context.json(customer);
  });
  app.post('/v1/customer', async (context) => {
    const customer = customers.save(await readJson(context));
    return customer === null
      ? refuse(context, 422, 'email and customerId are required')
      : context.json(customer);
  });
  app.post('/v1/personal-referral-link', async (context) => {
    const body = await readJson(context);
    const { campaignId }: Record<string, unknown> = Object(body);
    if (campaignId !== friendbuyAccount.campaignId) return refuse(context, 404, 'Unknown campaign');
    const customer = customers.save(body);
    if (customer === null) return refuse(context, 422, 'email and customerId are required');
    const referralCode = digest(customer.customerId);
    return context.json({
      link: `${world.addresses.site}/?fbuy=${referralCode}`,
      referralCode,
      createdOn: now(),
    });
  });

  app.post('/v1/event/purchase', async (context) => {
    const { customerId, amount }: Record<string, unknown> = Object(await readJson(context));
    if (typeof customerId !== 'string' || typeof amount !== 'number') {
      return refuse(context, 422, 'customerId and amount are required');
    }
    ledger.book(customerId, Math.floor(amount));
    return event(context);
  });
  for (const name of ['account-sign-up', 'custom']) app.post(`/v1/event/${name}`, event);

  app.get('/v1/ledger-balance', (context) => {
    const { customerId, currency } = context.req.query();
    if (!customerId) return refuse(context, 400, 'customerId is required');
    if (currency !== friendbuyAccount.pointsCurrency)
      return refuse(context, 404, 'No ledger in this currency');
    const balance = ledger.balance(customerId);
    return balance === null
      ? refuse(context, 404, 'No entry for this customer')
      : context.json({ customerId, balance, currency });
  });
  app.get('/v1/reward/redemption-options', (context) => context.json(redemptionOptions));
  app.get('/v1/reward/coupons', (context) => {
    const { customerId } = context.req.query();
    return customerId
      ? context.json(ledger.couponsOf(customerId))
      : refuse(context, 400, 'customerId is required');
  });
  app.post('/v1/reward/redeem', async (context) => {
    const { customerId, redemptionOptionId }: Record<string, unknown> = Object(await readJson(context));
    if (typeof customerId !== 'string' || customerId === '')
      return refuse(context, 400, 'customerId is required');
    const coupon = ledger.redeem(customerId, String(redemptionOptionId));
    if (coupon === 'unknown-option') return refuse(context, 404, 'Unknown redemption option');
    if (coupon === 'too-few-points') return refuse(context, 422, 'Insufficient balance');
    return context.json({ ...coupon, balance: ledger.balance(customerId) });
  });

  app.notFound((context) => refuse(context, 404, 'No such path'));
  return recordReceived(world, 'friendbuy', async (request) => app.fetch(request), ['key']);
}

function refuse(context: Context, status: Status, message: string): Response {
  return context.json({ error: errors[status], message, code: 0, reference: '' }, status);
}

async function readJson(context: Context): Promise<unknown> {
  return parseJson(await context.req.text());
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 10);
}
