import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { variantId } from '../fixture/small-catalogue.ts';
import { newCart, openTestShop, valueAt } from '../fixture/test-shop.ts';
import { splitAmount } from './split-order-discounts.ts';

describe('a discount of the whole order', () => {
  it('is split to the cent, and no line gets more than it costs', () => {
    const totals = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        totals,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(1, 100),
        (costs, part, unit) => {
          const whole = costs.map((cost) => cost * unit);
          const sum = whole.reduce((total, cost) => total + cost, 0);
          const amount = Math.floor((sum * part) / unit) * unit;
          const parts = splitAmount(amount, whole, unit);
          expect(parts.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : amount);
          for (const [at, share] of parts.entries()) {
            expect(share % unit).toBe(0);
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(whole[at] ?? 0);
          }
        },
      ),
    );
  });

  it('leaves the remainder to the last line', () => {
    expect(splitAmount(100, [1000, 1000, 1000], 1)).toEqual([33, 33, 34]);
    expect(splitAmount(2, [1000, 1000, 1], 1)).toEqual([0, 1, 1]);
    expect(splitAmount(100, [0, 0], 1)).toEqual([0, 0]);
  });

  it('is listed by the cart once for each line, a gift card’s with nothing', async () => {
    const shop = openTestShop();
    const id = await newCart(shop, {
      lines: [
        { merchandiseId: variantId(1001, 2), quantity: 1 },
        { merchandiseId: variantId(1005, 0), quantity: 1 },
        { merchandiseId: variantId(1004, 0), quantity: 1 },
      ],
      discountCodes: ['TWENTY'],
    });
    const result = await shop.execute(
      `query($id: ID!) { cart(id: $id) {
        cost { subtotalAmount { amount } totalAmount { amount } }
        lines(first: 9) { nodes { discountAllocations { discountedAmount { amount } } cost { totalAmount { amount } } } }
        discountAllocations { targetType discountedAmount { amount }
          ... on CartCodeDiscountAllocation { code }
          discountApplication { allocationMethod targetSelection value { ... on MoneyV2 { amount } } } }
      } }`,
      { id },
    );
    const cart = valueAt(result, 'data.cart');
    const allocation = (amount: string) => ({
      targetType: 'LINE_ITEM',
      code: 'TWENTY',
      discountedAmount: { amount },
      discountApplication: { allocationMethod: 'ACROSS', targetSelection: 'ALL', value: { amount } },
    });
    expect(valueAt(cart, 'discountAllocations')).toEqual([
      allocation('0.0'),
      allocation('2.02'),
      allocation('17.98'),
    ]);
    expect(valueAt(cart, 'lines.nodes.0.discountAllocations')).toEqual([]);
    expect(valueAt(cart, 'cost')).toEqual({
      subtotalAmount: { amount: '347.95' },
      totalAmount: { amount: '327.95' },
    });
  });
});
