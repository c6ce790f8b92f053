import { describe, expect, it } from 'vitest';
import { type RedemptionOption, redemptionChoices, waysToEarn } from './redemption.ts';

const options: readonly RedemptionOption[] = [
  { id: '10-off', costPoints: 500, valueCents: 1000, currencyCode: 'USD' },
  { id: '25-off', costPoints: 1000, valueCents: 2500, currencyCode: 'USD' },
  { id: '60-off', costPoints: 2000, valueCents: 6000, currencyCode: 'USD' },
];

describe('redemption options', () => {
  it.each([
    [0, [500, 1000, 2000]],
    [500, [0, 500, 1500]],
    [1240, [0, 0, 760]],
    [2000, [0, 0, 0]],
    [-1, [500, 1000, 2000]],
    [Number.NaN, [500, 1000, 2000]],
  ])('with %d points %j are missing', (balance, missing) => {
    const choices = redemptionChoices(options, balance);
    expect(choices.map(({ missingPoints }) => missingPoints)).toEqual(missing);
    expect(choices.map(({ isRedeemable }) => isRedeemable)).toEqual(missing.map((points) => points === 0));
  });

  it('are listed from the cheapest, in whatever order the ledger lists them', () => {
    const costs = redemptionChoices(options.toReversed(), 0).map(({ costPoints }) => costPoints);
    expect(costs).toEqual([500, 1000, 2000]);
  });
});

describe('ways to earn', () => {
  it('are only orders without a ledger', () => {
    expect(waysToEarn(false)).toEqual([{ code: 'order', points: 1 }]);
  });

  it('are four with a ledger', () => {
    expect(waysToEarn(true).map(({ code, points }) => `${code} ${points}`)).toEqual([
      'order 1',
      'review 50',
      'birthday 200',
      'friends-first-order 500',
    ]);
  });
});
