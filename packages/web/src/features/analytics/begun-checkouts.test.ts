import { describe, expect, it } from 'vitest';
import { createBegunCheckouts } from './begun-checkouts.ts';

const purchase = {
  lines: [{ variantId: '1', productId: '2', quantity: 1, priceCents: 100 }],
  totalCents: 100,
  currencyCode: 'USD',
};

function open({ isAllowed = true } = {}) {
  const stored = new Map<string, string>();
  let last = 0;
  const checkouts = createBegunCheckouts({
    storage: {
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
    },
    isAllowed: () => isAllowed,
    makeId: () => `order-${++last}`,
  });
  return { checkouts, stored };
}

describe('[call.other-third-party-calls.9] a checkout that was begun', () => {
  it('ends once, with the purchase of its beginning', () => {
    const { checkouts, stored } = open();
    checkouts.begin('c1', purchase);
    expect(checkouts.end('c1')).toMatchObject({ orderId: 'order-1', purchase });
    expect(checkouts.end('c1')).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('does not end with another cart, and a later one takes its place', () => {
    const { checkouts } = open();
    checkouts.begin('c1', purchase);
    expect(checkouts.end('c2')).toBeNull();
    checkouts.begin('c2', purchase);
    expect(checkouts.end('c1')).toBeNull();
    expect(checkouts.end('c2')).toMatchObject({ orderId: 'order-2' });
  });

  it('[entity.browser-storage-and-cookies.1] is not stored without consent', () => {
    const { checkouts, stored } = open({ isAllowed: false });
    checkouts.begin('c1', purchase);
    expect(stored.size).toBe(0);
  });

  it.each(['', '{', '7', '[]', '{"cartId":"c1"}', '{"cartId":"c1","orderId":"1","purchase":{"lines":7}}'])(
    'is none when the browser holds %j',
    (text) => {
      const { checkouts, stored } = open();
      stored.set('begunCheckout', text);
      expect(checkouts.end('c1')).toBeNull();
    },
  );
});
