import { fixedClock } from '../../clock.ts';
import { type Operations, type ScriptPortCase, serverCallsOf } from '../provider-calls.fixture.ts';
import { type Means, SECRET } from '../provider-faults.fixture.ts';
import { createReferralTracker } from './browser.ts';
import type { ReferralProvider } from './referral.ts';
import { createReferralProvider } from './server.ts';

const ann = { id: '77', email: `${SECRET}@example.test`, firstName: 'Ann' };
const referral: Operations<ReferralProvider, 'signCustomer'> = {
  fetchCustomer: {
    run: (referrals) => referrals.fetchCustomer('77'),
    fine: { customerId: '77', firstName: 'Ann' },
    value: { customerId: '77', firstName: 'Ann', lastName: null, email: null, isNewCustomer: null },
    own: { '404': { returns: null } },
    optional: ['firstName'],
  },
  saveCustomer: {
    run: (referrals) => referrals.saveCustomer(ann),
    fine: { customerId: '77' },
    value: undefined,
    isUnread: true,
  },
  fetchReferralLink: {
    run: (referrals) => referrals.fetchReferralLink(ann),
    fine: { link: 'https://fbuy.example/1', referralCode: 'ann-1', createdOn: '2026-11-21' },
    value: { link: 'https://fbuy.example/1', referralCode: 'ann-1' },
    optional: ['referralCode', 'createdOn'],
  },
  fetchBalance: {
    run: (referrals) => referrals.fetchBalance('77'),
    fine: { customerId: '77', balance: 1250, currency: 'points' },
    value: 1250,
    own: { '404': { returns: 0 } },
  },
  fetchRedemptionOptions: {
    run: (referrals) => referrals.fetchRedemptionOptions(),
    fine: [{ id: '10-off', cost: 500, amount: 10, currency: 'USD' }],
    value: [{ id: '10-off', costPoints: 500, valueCents: 1000, currencyCode: 'USD' }],
  },
  redeem: {
    run: (referrals) => referrals.redeem('77', '10-off'),
    fine: { couponCode: 'FB-1' },
    value: { couponCode: 'FB-1' },
    own: { '404': 'referral-option-unknown' },
  },
  fetchCoupons: {
    run: (referrals) => referrals.fetchCoupons('77'),
    fine: [{ couponCode: 'FB-1' }],
    value: ['FB-1'],
  },
};
const token = { tokenType: 'Bearer', token: SECRET, expires: '2026-11-21T12:20:00Z' };

const isAuthorization = (url: unknown) => String(url).endsWith('/authorization');

function openReferral(send: (url: unknown) => Promise<Response>, means: Means): ReferralProvider {
  return createReferralProvider({
    baseUrl: 'https://friendbuy.example/v1',
    secretKey: SECRET,
    apiKey: SECRET,
    apiSecret: SECRET,
    campaignId: 'c-1',
    pointsCurrency: 'points',
    clock: fixedClock('2026-11-21T12:00:00Z'),
    ...means,
    fetch: send,
  });
}

/** Returns a token, and fails at everything else. */
const openWithToken = (means: Means) =>
  openReferral(async (url) => (isAuthorization(url) ? Response.json(token) : means.fetch()), means);

/** Fails to return a token. */
const openWithoutToken = (means: Means) =>
  openReferral(
    async (url) => (isAuthorization(url) ? means.fetch() : Response.json([{ couponCode: 'FB-1' }])),
    means,
  );

export const serverCalls = [
  ...serverCallsOf(openWithToken, referral),
  ...serverCallsOf(openWithoutToken, {
    authorization: { run: (referrals) => referrals.fetchCoupons('77'), fine: token, value: ['FB-1'] },
  }),
];

const scriptUrl = `https://cdn.example/sdk.js?key=${SECRET}`;
export const scriptPort: ScriptPortCase = {
  open(report) {
    const campaignScriptUrl = `https://campaign.example/${SECRET}.js`;
    const port = createReferralTracker({ merchantId: SECRET, scriptUrl, campaignScriptUrl, report });
    return { ...port, use: async () => port.trackPage('product') };
  },
  leaveNonsense: (page) => Object.assign(page, { friendbuyAPI: { push: 7 } }),
  leavesNothing: true,
  scripts: 2,
};
