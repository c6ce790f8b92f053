import { describe, expect, it } from 'vitest';
import { cartDifference, toPurchase } from './cart-items.ts';
import { dollars, exampleCart, exampleLine } from './example-cart.ts';
import { toCartItem } from './to-cart-item.ts';

const slips = (quantity: number) => exampleLine({ variant: 1, quantity });
const robes = (quantity: number) => exampleLine({ variant: 2, quantity });
const SLIP = slips(1).merchandise.id;
const ROBE = robes(1).merchandise.id;

describe('[call.other-third-party-calls.8] a cart line as an item of analytics', () => {
  it('has numeric ids, amounts in cents and the quantity', () => {
    const line = exampleLine({
      quantity: 2,
      merchandise: { compareAtPrice: dollars('700.0'), image: { url: 'https://cdn/a.jpg', altText: null } },
    });
    expect(toCartItem(line)).toEqual({
      item: {
        productId: '1',
        variantId: '1',
        sku: 'SKU-1',
        name: 'Aurelia Slip Dress',
        brand: 'Vesper & Vine',
        category: 'Dresses',
        variant: 'S / Oxblood',
        priceCents: 62_500,
        compareAtCents: 70_000,
        image: 'https://cdn/a.jpg',
        url: '/products/aurelia-1',
      },
      quantity: 2,
    });
  });

  it('has null without a compare price, and no picture without one', () => {
    expect(toCartItem(exampleLine()).item).toMatchObject({ compareAtCents: null, image: '' });
  });

  it('has no ids and no price where the platform sent others than it should', () => {
    const line = exampleLine({ price: 'much', merchandise: { id: 'V1' }, product: { id: 'P1' } });
    expect(toCartItem(line).item).toMatchObject({ variantId: '', productId: '', priceCents: 0 });
    expect(toPurchase(exampleCart({ total: 'much', lines: [] }))).toMatchObject({ totalCents: 0 });
  });
});

it('[call.other-third-party-calls.9] a purchase has lines and the total of the cart', () => {
  expect(toPurchase(exampleCart({ total: '1200.0', lines: [slips(2)] }))).toEqual({
    lines: [{ variantId: '1', productId: '1', quantity: 2, priceCents: 62_500 }],
    totalCents: 120_000,
    currencyCode: 'USD',
  });
});

describe('what a change did to the cart', () => {
  const change = (before: ReturnType<typeof slips>[], after: ReturnType<typeof slips>[], ids: string[]) => {
    const { added, removed } = cartDifference(
      exampleCart({ lines: before }),
      exampleCart({ lines: after }),
      ids,
    );
    const brief = (items: typeof added) => items.map(({ item, quantity }) => [item.variantId, quantity]);
    return { added: brief(added), removed: brief(removed) };
  };

  it.each([
    ['a new line', [], [slips(1)], { added: [['1', 1]], removed: [] }],
    ['a higher quantity', [slips(1)], [slips(3)], { added: [['1', 2]], removed: [] }],
    ['a lower quantity', [slips(3)], [slips(1)], { added: [], removed: [['1', 2]] }],
    ['a removed line', [slips(3)], [], { added: [], removed: [['1', 3]] }],
    ['nothing', [slips(3)], [slips(3)], { added: [], removed: [] }],
    ['nothing, of a variant in neither', [], [], { added: [], removed: [] }],
  ])('%s', (_, before, after, expected) => {
    expect(change(before, after, [SLIP])).toEqual(expected);
  });

  it('leaves out what it was not about, and counts a variant once', () => {
    expect(change([robes(1)], [slips(2), robes(4)], [SLIP, SLIP])).toEqual({
      added: [['1', 2]],
      removed: [],
    });
    expect(change([robes(1)], [slips(2), robes(4)], [SLIP, ROBE]).added).toEqual([
      ['1', 2],
      ['2', 3],
    ]);
  });
});
