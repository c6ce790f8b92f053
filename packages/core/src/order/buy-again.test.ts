import { expect, it } from 'vitest';
import { buyAgain } from './buy-again.ts';
import type { OrderLine } from './order.ts';

function line(id: string | null, changed: Partial<OrderLine> = {}): OrderLine {
  return {
    title: `Piece ${id}`,
    quantity: 1,
    attributes: [],
    selectedOptions: [],
    total: { amount: '10.0', currencyCode: 'USD' },
    image: null,
    variant: id === null ? null : { id, availableForSale: true, productHandle: 'slip', attributes: [] },
    ...changed,
  };
}
const soldOut = { variant: { id: '9', availableForSale: false, productHandle: 'robe', attributes: [] } };

it.each<[string, OrderLine[], [string, number][], string[]]>([
  ['nothing', [], [], []],
  [
    'two pieces',
    [line('1', { quantity: 2 }), line('2')],
    [
      ['1', 2],
      ['2', 1],
    ],
    [],
  ],
  ['one variant on two lines', [line('1'), line('1', { quantity: 3 })], [['1', 4]], []],
  [
    'a line without the attributes that it had',
    [line('1', { attributes: [{ key: 'Note', value: 'Final Sale' }] })],
    [['1', 1]],
    [],
  ],
  ['a sold-out variant is listed as unavailable', [line('9', soldOut), line('1')], [['1', 1]], ['Piece 9']],
  ['a sold-out variant is listed once', [line('9', soldOut), line('9', soldOut)], [], ['Piece 9']],
  ['a variant that is no longer sold is listed as unavailable', [line(null)], [], ['Piece null']],
  [
    'no gift card that was made as a gift',
    [line('1', { attributes: [{ key: '_gift_id', value: 'g_1' }] })],
    [],
    [],
  ],
  [
    'no shipping protection',
    [
      line('5', {
        variant: {
          id: '5',
          availableForSale: true,
          productHandle: 'route-package-protection',
          attributes: [],
        },
      }),
    ],
    [],
    [],
  ],
  ['no line of quantity 0', [line('1', { quantity: 0 })], [], []],
])('buy again: %s', (_, lines, bought, unavailable) => {
  expect(buyAgain(lines)).toEqual({
    lines: bought.map(([merchandiseId, quantity]) => ({ merchandiseId, quantity, attributes: [] })),
    unavailable,
    hasGifts: lines.some(({ attributes }) => attributes.some(({ key }) => key === '_gift_id')),
  });
});

it('[rule.cart-line-attributes-on-add.1] buys again with the attributes that the piece has now', () => {
  const note = { key: 'Note', value: 'Final Sale' };
  const variant = { id: '1', availableForSale: true, productHandle: 'slip', attributes: [note] };
  const attributes = [{ key: 'Promo', value: 'long ago' }];
  expect(buyAgain([line('1', { variant, attributes })]).lines).toEqual([
    { merchandiseId: '1', quantity: 1, attributes: [note] },
  ]);
});
