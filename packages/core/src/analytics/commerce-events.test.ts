import { describe, expect, it } from 'vitest';
import type { CommerceEvent } from './commerce-events.ts';
import {
  addToCartClicked,
  checkoutBegin,
  checkoutComplete,
  productViewed,
  transactionComplete,
} from './commerce-events.ts';
import { irisSmall } from './iris.fixture.ts';

const purchase = {
  lines: [
    { variantId: '40000000001', productId: '7130000001', quantity: 2, priceCents: 18_900 },
    { variantId: '40000000009', productId: '7130000009', quantity: 1, priceCents: 1_995 },
  ],
  totalCents: 39_795,
  currencyCode: 'EUR',
};
const bought = [
  { id: '40000000001', productId: '7130000001', quantity: 2, price: 189 },
  { id: '40000000009', productId: '7130000009', quantity: 1, price: 19.95 },
];
const slip = (quantity: number) => [{ id: '40000000001', productId: '7130000001', quantity, price: 189 }];

describe('[call.other-third-party-calls.9] events of the commerce analytics service', () => {
  it.each<[CommerceEvent, string, object]>([
    [productViewed(irisSmall, 'USD'), 'Product Viewed', { currencyCode: 'USD', items: slip(1), total: 189 }],
    [
      addToCartClicked(irisSmall, 3, 'USD'),
      'Add to Cart Clicked',
      { currencyCode: 'USD', items: slip(3), total: 567 },
    ],
    [checkoutBegin(purchase), 'Checkout Begin', { currencyCode: 'EUR', items: bought, total: 397.95 }],
    [
      checkoutComplete(purchase, '10482'),
      'Checkout Complete',
      { currencyCode: 'EUR', items: bought, total: 397.95, orderId: '10482' },
    ],
    [
      transactionComplete(purchase, '10482'),
      'Commerce Transaction Complete',
      { currencyCode: 'EUR', items: bought, total: 397.95, orderId: '10482' },
    ],
  ])('$event', (event, name, properties) => {
    expect(event).toEqual({ event: name, properties });
  });

  it('has no items and a total of 0 for an empty cart', () => {
    expect(checkoutBegin({ lines: [], totalCents: 0, currencyCode: 'USD' }).properties).toEqual({
      currencyCode: 'USD',
      items: [],
      total: 0,
    });
  });
});
