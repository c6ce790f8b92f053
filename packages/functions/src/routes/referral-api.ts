import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { ReferralProvider } from '@storefront/core/providers/referral/referral';
import { referralCustomer } from '@storefront/core/referral/referral';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import {
  isSameEmail,
  type OpenAccounts,
  requireCustomer,
  requireOwn,
  requireToken,
} from '../account/require-customer.ts';
import { requireProvider } from '../deps/require-provider.ts';
import { rateLimitByAccount, rateLimitByIp } from '../guard/rate-limit.ts';
import { makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { readBody } from '../http/read-body.ts';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

export interface ReferralDeps {
  siteUrl: string;
  /** Null where the shop has no such provider. */
  referrals: Pick<ReferralProvider, 'signCustomer' | 'fetchCustomer' | 'saveCustomer'> | null;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>;
  rateLimiter: RateLimiter;
  log?: Log;
  meter?: Meter;
}

const limit = { name: 'referral', attempts: 60, withinS: 900 };

const authBody = z.object({ customerEmail: z.string().max(254), customerUserId: z.string().max(100) });
const customerBody = z.object({ id: z.string().max(100) });

/** POST /api/friendbuy/auth → `{authString, signature}`, /api/friendbuy/getCustomer → the customer's referral data. */
export function referralApi(deps: ReferralDeps): Hono {
  async function openReferrals(context: Context) {
    const referrals = requireProvider(deps.referrals);
    await rateLimitByIp(deps, context, limit);
    const who = await requireCustomer(context, deps.openAccounts);
    await rateLimitByAccount(deps, who.id, limit);
    return { referrals, who };
  }

  /** Refuses bad bodies before any provider is called. */
  function readCustomerBody<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
    requireProvider(deps.referrals);
    requireToken(context);
    return readBody(context, schema);
  }

  /** `[call.products-own-server.9]` */
  async function auth(context: Context): Promise<Response> {
    const { customerEmail, customerUserId } = await readCustomerBody(context, authBody);
    const { referrals, who } = await openReferrals(context);
    requireOwn(customerUserId === who.id && isSameEmail(customerEmail, who.email));
    return context.json(referrals.signCustomer({ id: who.id, email: who.email }), 200, noStore);
  }

  /** `[call.products-own-server.12]` A customer whom the provider does not know is saved there first. */
  async function getCustomer(context: Context): Promise<Response> {
    const { id } = await readCustomerBody(context, customerBody);
    const { referrals, who } = await openReferrals(context);
    requireOwn(id === who.id);
    const known = await referrals.fetchCustomer(who.id);
    if (known !== null) return context.json(known, 200, noStore);
    const customer = referralCustomer(who.customer, who.id);
    if (customer !== null) await referrals.saveCustomer(customer);
    const { email } = who;
    const { firstName, lastName } = who.customer;
    return context.json(
      { customerId: who.id, email, firstName, lastName, isNewCustomer: null },
      200,
      noStore,
    );
  }

  return makeApi(
    {
      '/api/friendbuy/auth': { POST: auth },
      '/api/friendbuy/getCustomer': { POST: getCustomer },
    },
    deps,
  );
}
