import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RewardOrder } from './points.ts';
import { earnedPoints, SPEND_PER_POINT } from './points.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const order = (fields: Partial<RewardOrder>): RewardOrder => ({
  name: '#10482',
  processedAt: '2026-11-14T10:00:00Z',
  totalPrice: usd('100.0'),
  ...fields,
});

describe('points of an order [screen.route-table.15]', () => {
  it.each<[string, Partial<RewardOrder>, number]>([
    ['$100', {}, 100],
    ['$99.99', { totalPrice: usd('99.99') }, 99],
    ['$0.99', { totalPrice: usd('0.99') }, 0],
    ['a total of 0', { totalPrice: usd('0.0') }, 0],
    ['partly refunded', { totalRefunded: usd('30.50') }, 69],
    ['wholly refunded', { totalRefunded: usd('100.0') }, 0],
    ['refunded more than paid', { totalRefunded: usd('120.0') }, 0],
    ['an unknown refund', { totalRefunded: null }, 100],
    ['cancelled', { canceledAt: '2026-11-15T10:00:00Z' }, 0],
    ['€90', { totalPrice: { amount: '90.0', currencyCode: 'EUR' } }, 100],
    ['¥15,000', { totalPrice: { amount: '15000', currencyCode: 'JPY' } }, 100],
  ])('%s', (_, fields, points) => {
    expect(earnedPoints([order(fields)])).toMatchObject({ points, uncounted: 0 });
  });

  it.each<[string, Partial<RewardOrder>]>([
    ['a currency without a rate', { totalPrice: { amount: '100.0', currencyCode: 'XAU' } }],
    ['a total that cannot be read', { totalPrice: usd('free') }],
    ['a refund that cannot be read', { totalRefunded: usd('some') }],
  ])('%s earns none and counts as uncounted', (_, fields) => {
    expect(earnedPoints([order(fields)])).toEqual({ points: 0, history: [], uncounted: 1 });
  });

  it('are listed newest first, without orders that earned none', () => {
    const orders = [
      order({ name: '#1', processedAt: '2026-01-01T00:00:00Z' }),
      order({ name: '#3', processedAt: '2026-03-01T00:00:00Z', totalPrice: usd('20') }),
      order({ name: '#2', processedAt: '2026-02-01T00:00:00Z', canceledAt: '2026-02-02T00:00:00Z' }),
    ];
    expect(earnedPoints(orders)).toEqual({
      points: 120,
      history: [
        { orderName: '#3', processedAt: '2026-03-01T00:00:00Z', points: 20 },
        { orderName: '#1', processedAt: '2026-01-01T00:00:00Z', points: 100 },
      ],
      uncounted: 0,
    });
  });

  it('are 0 without orders', () => {
    expect(earnedPoints([])).toEqual({ points: 0, history: [], uncounted: 0 });
  });

  it('[property] are whole and never negative', () => {
    const amount = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
    const currencyCode = fc.constantFrom(...SPEND_PER_POINT.keys());
    fc.assert(
      fc.property(amount, amount, currencyCode, (paid, refunded, currency) => {
        const { points } = earnedPoints([
          order({
            totalPrice: { amount: paid, currencyCode: currency },
            totalRefunded: { amount: refunded, currencyCode: currency },
          }),
        ]);
        return Number.isInteger(points) && points >= 0;
      }),
    );
  });
});
