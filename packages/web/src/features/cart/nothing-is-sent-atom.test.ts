import type { CartLine } from '@storefront/core/cart/cart';
import { exampleCart, exampleLine, exampleProtection } from '@storefront/core/cart/example-cart';
import { productMarkers } from '@storefront/core/product/markers';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { cartAtom, pendingPiecesAtom } from './cart-atoms.ts';
import { nothingIsSentAtom } from './nothing-is-sent-atom.ts';

const slip = exampleLine();
const hour = exampleLine({ variant: 2, product: { productType: 'Appointment' } });
const giftCard = exampleLine({ variant: 3, product: { vendor: productMarkers.giftCardVendor } });

it.each<[boolean, string, CartLine[], string[]]>([
  [true, 'appointments', [hour], []],
  [true, 'an appointment and a gift card', [hour, giftCard], []],
  [true, 'an appointment that is being added', [], ['Appointment']],
  [false, 'an appointment and a dress', [hour, slip], []],
  [false, 'an appointment and a dress that is being added', [hour], ['Dresses']],
  [false, 'nothing', [], []],
  [false, 'nothing but shipping protection', [exampleProtection()], []],
])('it is %s that nothing is sent of a bag with %s', (expected, _, lines, pending) => {
  const store = createStore();
  store.set(cartAtom, exampleCart({ lines }));
  store.set(
    pendingPiecesAtom,
    pending.map((productType) => ({
      key: productType,
      merchandiseId: `gid://shopify/ProductVariant/${productType}`,
      quantity: 1,
      shown: { title: 'Piece', handle: 'piece', choice: '', imageUrl: null, price: null, productType },
    })),
  );
  expect(store.get(nothingIsSentAtom)).toBe(expected);
});
