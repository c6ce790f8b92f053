import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { ReferralProvider } from '@storefront/core/providers/referral/referral';
import { referralCustomer } from '@storefront/core/referral/referral';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { Throttle } from '../doors.ts';
import type { Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { offered } from '../not-offered.ts';
import { readBody } from '../read-body.ts';
import {
  isSameEmail,
  type OpenAccounts,
  refuseOthers,
  requireCustomer,
  requireToken,
} from '../require-customer.ts';
import { slowDownAccount, slowDownAddress } from '../slow-down.ts';

export interface ReferralDoors {
  siteUrl: string;
  /** Null where the shop has no such provider. */
  referrals: Pick<ReferralProvider, 'signCustomer' | 'fetchCustomer' | 'saveCustomer'> | null;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>;
  throttle: Throttle;
  log?: Log;
  meter?: Meter;
}

const limit = { name: 'referral', attempts: 60, withinS: 900 };

const authBody = z.object({ customerEmail: z.string().max(254), customerUserId: z.string().max(100) });
const customerBody = z.object({ id: z.string().max(100) });

/** POST /api/friendbuy/auth → `{authString, signature}`, /api/friendbuy/getCustomer → the customer's referral data. */
export function referralApi(doors: ReferralDoors): Hono {
  async function enter(context: Context) {
    const referrals = offered(doors.referrals);
    await slowDownAddress(doors, context, limit);
    const who = await requireCustomer(context, doors.openAccounts);
    await slowDownAccount(doors, who.id, limit);
    return { referrals, who };
  }

  /** Bad bodies are refused before anybody is asked. */
  function readOwn<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
    offered(doors.referrals);
    requireToken(context);
    return readBody(context, schema);
  }

  /** `[call.products-own-server.9]` */
  async function auth(context: Context): Promise<Response> {
    const { customerEmail, customerUserId } = await readOwn(context, authBody);
    const { referrals, who } = await enter(context);
    refuseOthers(customerUserId === who.id && isSameEmail(customerEmail, who.email));
    return context.json(referrals.signCustomer({ id: who.id, email: who.email }), 200, unkept);
  }

  /** `[call.products-own-server.12]` Somebody who was never tracked is made known first. */
  async function getCustomer(context: Context): Promise<Response> {
    const { id } = await readOwn(context, customerBody);
    const { referrals, who } = await enter(context);
    refuseOthers(id === who.id);
    const known = await referrals.fetchCustomer(who.id);
    if (known !== null) return context.json(known, 200, unkept);
    const customer = referralCustomer(who.customer, who.id);
    if (customer !== null) await referrals.saveCustomer(customer);
    const { email } = who;
    const { firstName, lastName } = who.customer;
    return context.json({ customerId: who.id, email, firstName, lastName, isNewCustomer: null }, 200, unkept);
  }

  return makeApi(
    {
      '/api/friendbuy/auth': { POST: auth },
      '/api/friendbuy/getCustomer': { POST: getCustomer },
    },
    doors,
  );
}

const unkept = { 'cache-control': 'private, no-store' };
