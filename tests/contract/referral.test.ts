import { systemClock } from '@storefront/core/clock';
import { createReferralProvider, type ReferralOptions } from '@storefront/core/providers/referral/server';
import { describe, expect, it } from 'vitest';
import { friendbuyAccount } from '../../packages/sandbox/src/friendbuy/account.ts';
import { friendbuyServer } from '../../packages/sandbox/src/friendbuy/server.ts';
import { couponsOf } from '../../packages/sandbox/src/world/coupons.ts';
import { mountDouble, readRealKeys } from './provider-doubles.ts';

const double = mountDouble('friendbuy', friendbuyServer);
const { secretKey, apiKey, apiSecret, campaignId, pointsCurrency, merchantId } = friendbuyAccount;
const atDouble = {
  name: 'the double',
  baseUrl: `${double.baseUrl}/v1`,
  secretKey,
  apiKey,
  apiSecret,
  campaignId,
  pointsCurrency,
  timeoutMs: 2_000,
  fetch: double.fetch,
};

/** A real merchant when all keys are set; the tests read a made-up customer and write nothing. */
function realMerchants(): (ReferralOptions & { name: string })[] {
  const names = ['FRIENDBUY_SECRET_KEY', 'FRIENDBUY_API_KEY', 'FRIENDBUY_API_SECRET'] as const;
  const keys = readRealKeys(names, process.env.FRIENDBUY_URL);
  if (keys === null) return [];
  return [
    {
      name: 'Friendbuy',
      baseUrl: process.env.FRIENDBUY_URL || 'https://mapi.fbot.me/v1',
      secretKey: keys.FRIENDBUY_SECRET_KEY,
      apiKey: keys.FRIENDBUY_API_KEY,
      apiSecret: keys.FRIENDBUY_API_SECRET,
      campaignId: null,
      pointsCurrency: process.env.FRIENDBUY_POINTS_CURRENCY || 'points',
      timeoutMs: 5_000,
    },
  ];
}

describe.each([atDouble, ...realMerchants()])('referrals at $name', (options) => {
  const referrals = createReferralProvider(options);
  const nobody = `contract-${crypto.randomUUID()}`;

  it('[call.products-own-server.11] return null for a customer who was never tracked', async () => {
    expect(await referrals.fetchCustomer(nobody)).toBeNull();
  });

  it('return null points for a customer without an entry', async () => {
    expect(await referrals.fetchBalance(nobody)).toBe(0);
  });

  it('are refused with other keys', async () => {
    const stranger = createReferralProvider({ ...options, apiKey: 'other', apiSecret: 'other' });
    await expect(stranger.fetchBalance(nobody)).rejects.toMatchObject({
      code: 'referral-refused',
      kind: 'outside',
    });
  });
});

describe('the double of Friendbuy', () => {
  const referrals = createReferralProvider(atDouble);
  const ann = { id: '77', email: 'ann@example.test', firstName: 'Ann' };
  const push = (call: unknown) =>
    double.fetch(`${double.baseUrl}/sdk/${merchantId}`, { method: 'POST', body: JSON.stringify(call) });

  it('stores a customer and returns a link', async () => {
    await referrals.saveCustomer(ann);
    expect(await referrals.fetchCustomer('77')).toMatchObject({
      customerId: '77',
      email: ann.email,
      firstName: 'Ann',
    });
    const link = await referrals.fetchReferralLink(ann);
    expect(link?.link).toMatch(/^http.*\?fbuy=\w+$/);
    expect(await referrals.fetchReferralLink(ann)).toEqual(link);
  });

  it('[call.products-own-server.9] accepts our signature, and none by another secret', async () => {
    await push(['track', 'customer', ann]);
    const { authString, signature } = referrals.signCustomer(ann);
    expect((await push(['auth', authString, signature])).status).toBe(200);
    const forged = createReferralProvider({ ...atDouble, secretKey: 'guess' }).signCustomer(ann);
    expect((await push(['auth', forged.authString, forged.signature])).status).toBe(401);
  });

  it('exchanges points for a coupon that the commerce double accepts', async () => {
    const [cheapest] = await referrals.fetchRedemptionOptions();
    const optionId = cheapest?.id ?? '';
    await expect(referrals.redeem('77', optionId)).rejects.toMatchObject({ code: 'referral-points-missing' });
    const orders = double.world.slice<object[]>('commerce.orders', () => []);
    orders.value.push({ customerId: '77', total: 60_000, countryCode: 'US' });
    const { couponCode } = await referrals.redeem('77', optionId);
    expect(await referrals.fetchBalance('77')).toBe(600 - (cheapest?.costPoints ?? 0));
    expect(await referrals.fetchCoupons('77')).toEqual([couponCode]);
    expect(couponsOf(double.world).value[couponCode]).toEqual({
      amountCents: cheapest?.valueCents,
      onceOnly: true,
    });
    await expect(referrals.redeem('77', 'free')).rejects.toMatchObject({ code: 'referral-option-unknown' });
  });

  it('issues a new token after expiry', async () => {
    let aheadMs = 0;
    const later = createReferralProvider({ ...atDouble, clock: { now: () => systemClock.now() + aheadMs } });
    await later.fetchRedemptionOptions();
    aheadMs = 3_600_000;
    expect(await later.fetchRedemptionOptions()).not.toEqual([]);
  });
});
