import type { OrderLine } from '@storefront/core/order/order';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { orderCopy as copy } from '../../../copy/order-copy.ts';
import { BuyAll } from './buy-all.tsx';

const slip: OrderLine = {
  title: 'Slip',
  quantity: 1,
  attributes: [],
  selectedOptions: [],
  total: { amount: '10.0', currencyCode: 'USD' },
  image: null,
  variant: { id: '1', availableForSale: true, productHandle: 'slip', attributes: [] },
};
const gone: OrderLine = { ...slip, variant: null };
const gift: OrderLine = { ...slip, attributes: [{ key: '_gift_id', value: 'g_1' }] };

it.each([
  ['a piece', [slip], true, false],
  ['a piece and a gift', [slip, gift], true, true],
  ['a piece that is no longer made', [gone], true, false],
  ['gifts only', [gift, gift], false, false],
])('an order of %s', (_, lines, isOffered, isLeftOut) => {
  const markup = renderToString(<BuyAll lines={lines} onBuyAgain={() => {}} />);
  expect([markup.includes(copy.allAgain), markup.includes(copy.giftsLeftOut)]).toEqual([
    isOffered,
    isLeftOut,
  ]);
});
