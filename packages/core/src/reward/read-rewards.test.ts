import { describe, expect, it } from 'vitest';
import { readRewards } from './read-rewards.ts';

const choice = {
  ...{ id: '10-off', costPoints: 500, valueCents: 1000, currencyCode: 'USD' },
  ...{ missingPoints: 0, isRedeemable: true },
};
const response = {
  balance: 620,
  canRedeem: true,
  standing: { tier: 'twilight', next: { tier: 'nocturne', missingPoints: 880 }, progress: 0.12 },
  history: [{ orderName: '#1001', processedAt: '2026-11-20T10:00:00Z', points: 620 }],
  uncounted: 1,
  choices: [choice],
  coupons: ['FRIEND-10'],
  earning: [{ code: 'order', points: 1 }],
  referral: { link: 'https://shop.example/?fbuy=1', referralCode: null },
  missing: ['coupons'],
  orderLimit: 200,
};

describe('the response of /api/rewards', () => {
  it('is read as it was sent', () => {
    const { referral, ...rest } = response;
    expect(readRewards(response)).toEqual({ ...rest, referralLink: referral.link });
  });

  it('loses rows that cannot be read, and links that no browser should follow', () => {
    const odd = {
      ...response,
      history: [null, { orderName: 7 }],
      choices: [{ ...choice, valueCents: '10' }],
      coupons: [7, 'FRIEND-10'],
      earning: [{ code: 'dance', points: 5 }],
      referral: { link: 'javascript:alert(1)' },
      missing: ['balance', 'choices'],
    };
    expect(readRewards(odd)).toMatchObject({
      ...{ history: [], choices: [], coupons: ['FRIEND-10'], earning: [], referralLink: null },
      missing: ['choices'],
    });
  });

  it.each([null, 'text', {}, { ...response, balance: '620' }, { ...response, standing: { tier: 'gold' } }])(
    'is no answer when it is %j',
    (odd) => {
      expect(readRewards(odd)).toBeNull();
    },
  );
});

it('what is missing in a response counts as nothing', () => {
  const bare = {
    balance: 0,
    standing: { tier: 'twilight', next: { tier: 'nocturne' }, progress: 0 },
    choices: [
      { ...choice, currencyCode: null },
      { ...choice, id: 7 },
    ],
    coupons: 'none',
    history: 'none',
    earning: [{ code: 'order', points: 'one' }],
  };
  expect(readRewards(bare)).toEqual({
    balance: 0,
    canRedeem: false,
    standing: { tier: 'twilight', next: { tier: 'nocturne', missingPoints: 0 }, progress: 0 },
    history: [],
    uncounted: 0,
    choices: [],
    coupons: [],
    earning: [],
    referralLink: null,
    missing: [],
    orderLimit: null,
  });
});
