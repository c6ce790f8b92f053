import { expect, it } from 'vitest';
import { smallCatalogue } from '../commerce/fixture/small-catalogue.ts';
import { createOrderBook } from '../commerce/orders/order-book.ts';
import type { OrderLineState } from '../commerce/orders/order-state.ts';
import { makeWorld } from '../world/make-world.ts';
import { deskPage } from './desk-page.ts';

const line = (title: string, total: number, more: Partial<OrderLineState> = {}): OrderLineState => ({
  variantId: '1',
  title,
  variantTitle: '',
  sku: '',
  quantity: 1,
  unit: total,
  subtotal: total,
  discounts: [],
  total,
  attributes: [],
  requiresShipping: true,
  ...more,
});

it('an order on the desk has the prices of its pieces and the sums of the bag', async () => {
  const world = makeWorld({
    addresses: { site: '', commerce: 'http://localhost:3001', content: '', desk: '', cloud: '' },
    catalogue: smallCatalogue(),
    stateDir: null,
  });
  const isPercentage = true;
  createOrderBook(world).add({
    countryCode: 'US',
    email: 'ada@example.com',
    phone: null,
    customerId: null,
    cartToken: 'a',
    lines: [
      line('Slip', 625_00, { attributes: [{ key: 'Note', value: 'Final Sale' }] }),
      line('Shipping Protection', 3_55, { isProtection: true }),
    ],
    subtotal: 628_55,
    discounts: [
      { title: 'Evening', code: 'EVENING10', amount: 62_50, target: 'LINE_ITEM', isPercentage, value: 10 },
    ],
    shipping: { title: 'Standard', amount: 0 },
    duty: null,
    giftCardAmount: 100_00,
    total: 566_05,
    cardTail: '4242',
    shippingAddress: null,
    attributes: [],
    note: null,
  });
  const page = String(await deskPage({ world, country: 'US', faults: [], providers: [] }));
  const orders = /<section aria-labelledby="orders">.*?<\/section>/s.exec(page)?.[0] ?? '';
  expect([...orders.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)).toEqual([
    '1 × Slip, $625 · Note: Final Sale',
  ]);
  expect(
    [...orders.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(
      ([, label, text]) => `${label} ${text}`,
    ),
  ).toEqual([
    'Subtotal $625',
    'EVENING10 −$62.50',
    'Shipping protection $3.55',
    'Shipping, Standard Free',
    'Taxes None in this demo',
    'Gift card −$100',
    'Total USD $466.05',
  ]);
});
