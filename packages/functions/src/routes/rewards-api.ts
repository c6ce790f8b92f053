import { createHash } from 'node:crypto';
import type { Idempotency, Operation } from '@storefront/core/cache/idempotency';
import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { OrderSummary } from '@storefront/core/order/order';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type {
  Redemption,
  ReferralLink,
  ReferralProvider,
} from '@storefront/core/providers/referral/referral';
import { referralCustomer } from '@storefront/core/referral/referral';
import type { RewardOrder } from '@storefront/core/reward/points';
import type { RewardPart } from '@storefront/core/reward/read-rewards';
import { redemptionChoices, waysToEarn } from '@storefront/core/reward/redemption';
import { rewardsOf } from '@storefront/core/reward/rewards';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import {
  type OpenAccounts,
  requireCustomer,
  requireToken,
  sessionRequired,
  type VerifiedCustomer,
} from '../account/require-customer.ts';
import { requireProvider } from '../deps/require-provider.ts';
import { rateLimitByAccount, rateLimitByIp } from '../guard/rate-limit.ts';
import { viewerIp } from '../guard/viewer-ip.ts';
import { InputFault } from '../http/input-fault.ts';
import { makeApi } from '../http/make-api.ts';
import { noStore } from '../http/no-store.ts';
import { readBody } from '../http/read-body.ts';
import { consoleLog, type Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

type Ledger = Pick<
  ReferralProvider,
  'fetchBalance' | 'fetchRedemptionOptions' | 'fetchCoupons' | 'fetchReferralLink' | 'redeem'
>;

export interface RewardsDeps {
  siteUrl: string;
  /** Null where the shop has no such provider: points then come from orders. */
  ledger: Ledger | null;
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer' | 'orders'>>;
  idempotency: Idempotency;
  rateLimiter: RateLimiter;
  log?: Log;
  meter?: Meter;
}

const readLimit = { name: 'rewards', attempts: 120, withinS: 300 };
const redeemLimit = { name: 'redeem', attempts: 10, withinS: 900 };

/** Orders include their lines; the platform refuses the query cost of a larger page. */
const ORDERS_PER_PAGE = 20;
/** Points of older orders are not counted, because reading them would take too long. */
const MAX_ORDERS = 200;

const redeemBody = z.object({ optionId: z.string().regex(/^[\w.:-]{1,100}$/) });

/** GET /api/rewards → the customer's points, tier and history; POST /api/rewards/redeem `{optionId}` → `{couponCode}`. */
export function rewardsApi(deps: RewardsDeps): Hono {
  const { log = consoleLog } = deps;

  async function rewards(context: Context): Promise<Response> {
    await rateLimitByIp(deps, context, readLimit);
    const who = await requireCustomer(context, deps.openAccounts);
    const [{ orders, orderLimit }, ledger] = await Promise.all([
      readOrders(context, who.token),
      readLedger(who),
    ]);
    const found = rewardsOf(orders.map(toRewardOrder), ledger?.balance ?? null);
    const body = {
      ...found,
      orderLimit,
      missing: ledger?.missing ?? [],
      choices: redemptionChoices(ledger?.options ?? [], found.balance),
      coupons: ledger?.coupons ?? [],
      earning: waysToEarn(ledger !== null),
      referral: ledger?.link ?? null,
    };
    return context.json(body, 200, noStore);
  }

  /** With the number of orders that are counted, where there are older ones. */
  async function readOrders(
    context: Context,
    token: string,
  ): Promise<{ orders: OrderSummary[]; orderLimit: number | null }> {
    const accounts = deps.openAccounts(viewerIp(context));
    const orders: OrderSummary[] = [];
    for (let after: string | null = null; orders.length < MAX_ORDERS; ) {
      const page = { size: ORDERS_PER_PAGE, ...(after === null ? {} : { after }) };
      const found = await accounts.orders(token, page, DEFAULT_COUNTRY);
      if (found === null) throw sessionRequired();
      orders.push(...found.orders);
      if (!found.hasNextPage || found.endCursor === null || found.endCursor === after)
        return { orders, orderLimit: null };
      after = found.endCursor;
    }
    return { orders, orderLimit: MAX_ORDERS };
  }

  /**
   * Null without a ledger. Rejects when its balance cannot be read: the orders' points would be more than a customer owns
   * who has spent some. Of the other parts, the page says which are missing.
   */
  async function readLedger(who: VerifiedCustomer) {
    const { ledger } = deps;
    if (ledger === null) return null;
    const missing: RewardPart[] = [];
    const unlessFailed = <Value>(part: RewardPart, read: Promise<Value>, none: Value): Promise<Value> =>
      read.catch((error: unknown) => {
        log.error('A part of the rewards could not be read', { part, error });
        missing.push(part);
        return none;
      });
    const [balance, options, coupons, link] = await Promise.all([
      ledger.fetchBalance(who.id),
      unlessFailed('choices', ledger.fetchRedemptionOptions(), []),
      unlessFailed('coupons', ledger.fetchCoupons(who.id), []),
      unlessFailed('referral', readLink(ledger, who), null),
    ]);
    return { balance, options, coupons, link, missing };
  }

  async function readLink(ledger: Ledger, who: VerifiedCustomer): Promise<ReferralLink | null> {
    const customer = referralCustomer(who.customer, who.id);
    return customer === null ? null : ledger.fetchReferralLink(customer);
  }

  async function redeem(context: Context): Promise<Response> {
    const ledger = requireProvider(deps.ledger);
    requireToken(context);
    const { optionId } = await readBody(context, redeemBody);
    const requestKey = context.req.header('idempotency-key');
    if (requestKey === undefined || !/^[\w.:-]{8,200}$/.test(requestKey)) {
      const say = 'Send an Idempotency-Key of 8 to 200 letters, digits, dots, colons or dashes.';
      throw new InputFault('idempotency-key-missing', say, 'Idempotency-Key');
    }
    await rateLimitByIp(deps, context, redeemLimit);
    const { id } = await requireCustomer(context, deps.openAccounts);
    await rateLimitByAccount(deps, id, redeemLimit);
    const key = createHash('sha256').update(`${id}:${requestKey}`).digest('base64url');
    const operation = redeemOnce(ledger, id, optionId);
    const { couponCode } = await deps.idempotency.onceOrFind(`redeem:${key}`, optionId, operation);
    return context.json({ couponCode }, 200, noStore);
  }

  return makeApi(
    {
      '/api/rewards': { GET: rewards },
      '/api/rewards/redeem': { POST: redeem },
    },
    deps,
  );
}

/** Points are deducted once: when a response was lost, the coupon that appeared meanwhile is the result. */
function redeemOnce(ledger: Ledger, id: string, optionId: string): Operation<Redemption, readonly string[]> {
  return {
    prepare: () => ledger.fetchCoupons(id),
    perform: () => ledger.redeem(id, optionId),
    async find(before) {
      const couponCode = (await ledger.fetchCoupons(id)).find((code) => !before.includes(code));
      return couponCode === undefined ? null : { couponCode };
    },
  };
}

function toRewardOrder({ name, processedAt, canceledAt, total, refunded }: OrderSummary): RewardOrder {
  return { name, processedAt, canceledAt, totalPrice: total, totalRefunded: refunded };
}
