import { describe, expect, it } from 'vitest';
import { sumPoints } from './points.ts';
import { rewardsOf } from './rewards.ts';
import { standingOf } from './tiers.ts';

const orders = [
  {
    name: '#10482',
    processedAt: '2026-11-14T10:00:00Z',
    totalPrice: { amount: '861.0', currencyCode: 'USD' },
  },
];

describe('rewards [screen.route-table.15] [what.9]', () => {
  it.each<[string, number | null, number, boolean, string]>([
    ['no ledger: the points of the orders', null, 861, false, 'twilight'],
    ['a ledger’s balance brings no tier: it would go when it is spent', 1600, 1600, true, 'twilight'],
    ['points that were spent keep their tier', 120, 120, true, 'twilight'],
    ['an empty ledger', 0, 0, true, 'twilight'],
    ['a fraction of a point', 120.9, 120, true, 'twilight'],
    ['a negative balance', -5, 0, true, 'twilight'],
    ['a balance that is not a number', Number.NaN, 861, false, 'twilight'],
  ])('%s', (_, ledgerBalance, balance, canRedeem, tier) => {
    const rewards = rewardsOf(orders, ledgerBalance);
    expect(rewards).toMatchObject({ balance, canRedeem, standing: { tier } });
    expect(rewards.history).toHaveLength(1);
    // The tier is that of the points that the page lists.
    expect(rewards.standing).toEqual(standingOf(sumPoints(rewards.history)));
    expect(rewards.uncounted).toBe(0);
  });
});
