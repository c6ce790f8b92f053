import { createHash } from 'node:crypto';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { Order } from '@storefront/core/order/order';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type {
  Redemption,
  ReferralLink,
  ReferralProvider,
} from '@storefront/core/providers/referral/referral';
import { referralCustomer } from '@storefront/core/referral/referral';
import type { RewardOrder } from '@storefront/core/reward/points';
import { redemptionChoices, waysToEarn } from '@storefront/core/reward/redemption';
import { rewardsOf } from '@storefront/core/reward/rewards';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { Deed, Idempotency, Throttle } from '../doors.ts';
import { InputFault } from '../input-fault.ts';
import { consoleLog, type Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { offered } from '../not-offered.ts';
import { readBody } from '../read-body.ts';
import {
  type OpenAccounts,
  requireCustomer,
  requireToken,
  sessionRequired,
  type VerifiedCustomer,
} from '../require-customer.ts';
import { slowDownAccount, slowDownAddress } from '../slow-down.ts';
import { viewerAddress } from '../viewer-address.ts';

type Ledger = Pick<
  ReferralProvider,
  'fetchBalance' | 'fetchRedemptionOptions' | 'fetchCoupons' | 'fetchReferralLink' | 'redeem'
>;

export interface RewardsDoors {
  siteUrl: string;
  /** Null where the shop has no such provider: points then come from orders. */
  ledger: Ledger | null;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer' | 'orders'>>;
  idempotency: Idempotency;
  throttle: Throttle;
  log?: Log;
  meter?: Meter;
}

const readLimit = { name: 'rewards', attempts: 120, withinS: 300 };
const redeemLimit = { name: 'redeem', attempts: 10, withinS: 900 };

/** An order comes with its lines, so that a page of many is more than the platform answers at once. */
const ORDERS_AT_ONCE = 20;
/** Points of older orders are not counted: nobody waits for more. */
const MOST_ORDERS = 200;

const redeemBody = z.object({ optionId: z.string().regex(/^[\w.:-]{1,100}$/) });

/** GET /api/rewards → the customer's points, tier and history; POST /api/rewards/redeem `{optionId}` → `{couponCode}`. */
export function rewardsApi(doors: RewardsDoors): Hono {
  const { log = consoleLog } = doors;

  async function rewards(context: Context): Promise<Response> {
    await slowDownAddress(doors, context, readLimit);
    const who = await requireCustomer(context, doors.openAccounts);
    const [orders, ledger] = await Promise.all([readOrders(context, who.token), readLedger(who)]);
    const found = rewardsOf(orders.map(toRewardOrder), ledger?.balance ?? null);
    const body = {
      ...found,
      choices: redemptionChoices(ledger?.options ?? [], found.balance),
      coupons: ledger?.coupons ?? [],
      earning: waysToEarn(ledger !== null),
      referral: ledger?.link ?? null,
    };
    return context.json(body, 200, unkept);
  }

  async function readOrders(context: Context, token: string): Promise<Order[]> {
    const accounts = doors.openAccounts(viewerAddress(context));
    const orders: Order[] = [];
    for (let after: string | null = null; orders.length < MOST_ORDERS; ) {
      const page = { size: ORDERS_AT_ONCE, ...(after === null ? {} : { after }) };
      const found = await accounts.orders(token, page, DEFAULT_COUNTRY);
      if (found === null) throw sessionRequired();
      orders.push(...found.orders);
      if (!found.hasNextPage || found.endCursor === null || found.endCursor === after) break;
      after = found.endCursor;
    }
    return orders;
  }

  /** Null without a ledger, and while it does not answer: points of orders are shown then. */
  async function readLedger(who: VerifiedCustomer) {
    const { ledger } = doors;
    if (ledger === null) return null;
    try {
      const [balance, options, coupons, link] = await Promise.all([
        ledger.fetchBalance(who.id),
        ledger.fetchRedemptionOptions(),
        ledger.fetchCoupons(who.id),
        readLink(ledger, who),
      ]);
      return { balance, options, coupons, link };
    } catch (error) {
      log.error('The ledger of points did not answer', { error });
      return null;
    }
  }

  async function readLink(ledger: Ledger, who: VerifiedCustomer): Promise<ReferralLink | null> {
    const customer = referralCustomer(who.customer, who.id);
    return customer === null ? null : ledger.fetchReferralLink(customer);
  }

  async function redeem(context: Context): Promise<Response> {
    const ledger = offered(doors.ledger);
    requireToken(context);
    const { optionId } = await readBody(context, redeemBody);
    const given = context.req.header('idempotency-key');
    if (given === undefined || !/^[\w.:-]{8,200}$/.test(given)) {
      const say = 'Send an Idempotency-Key of 8 to 200 letters, digits, dots, colons or dashes.';
      throw new InputFault('idempotency-key-missing', say, 'Idempotency-Key');
    }
    await slowDownAddress(doors, context, redeemLimit);
    const { id } = await requireCustomer(context, doors.openAccounts);
    await slowDownAccount(doors, id, redeemLimit);
    const key = createHash('sha256').update(`${id}:${given}`).digest('base64url');
    const deed = redeemOnce(ledger, id, optionId);
    const { couponCode } = await doors.idempotency.onceOrFind(`redeem:${key}`, optionId, deed);
    return context.json({ couponCode }, 200, unkept);
  }

  return makeApi(
    {
      '/api/rewards': { GET: rewards },
      '/api/rewards/redeem': { POST: redeem },
    },
    doors,
  );
}

/** Points are taken once: when the answer was lost, the coupon that appeared meanwhile is the one. */
function redeemOnce(ledger: Ledger, id: string, optionId: string): Deed<Redemption, readonly string[]> {
  return {
    prepare: () => ledger.fetchCoupons(id),
    perform: () => ledger.redeem(id, optionId),
    async find(before) {
      const couponCode = (await ledger.fetchCoupons(id)).find((code) => !before.includes(code));
      return couponCode === undefined ? null : { couponCode };
    },
  };
}

const unkept = { 'cache-control': 'private, no-store' };

function toRewardOrder({ name, processedAt, canceledAt, total, refunded }: Order): RewardOrder {
  return { name, processedAt, canceledAt, totalPrice: total, totalRefunded: refunded };
}
