import { exampleCart } from '@storefront/core/cart/example-cart';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartCopy } from '../../copy/cart-copy.ts';
import {
  cartAtom,
  discountResultAtom,
  isAddingAtom,
  pendingPiecesAtom,
  requestedProtectionAtom,
  requestedQuantitiesAtom,
} from './cart-atoms.ts';
import { CartTotal, CartTotals } from './cart-totals.tsx';

it.each([
  ['USD', '$207'],
  ['CAD', '$207 CAD'],
  ['GBP', '£207'],
])(
  '[const.locale-and-currency.4] the total of a bag in %s names a dollar that is not that of the US',
  (currencyCode, total) => {
    const cart = exampleCart();
    const store = createStore();
    const totalAmount = { amount: '207.0', currencyCode };
    store.set(cartAtom, { ...cart, cost: { ...cart.cost, totalAmount } });
    const html = renderToString(
      <Provider store={store}>
        <CartTotal />
      </Provider>,
    );
    expect(html.replace(/<!-- -->|<[^>]+>/g, '')).toBe(`Total${total}`);
  },
);

describe('[screen.cart-drawer.7] while the platform has not confirmed what the lines show', () => {
  const shown = { title: 'Slip', handle: 'slip', choice: 'S', imageUrl: null, price: '$68' };
  const markup = (change: (store: ReturnType<typeof createStore>) => void) => {
    const store = createStore();
    store.set(cartAtom, exampleCart());
    change(store);
    return renderToString(
      <Provider store={store}>
        <CartTotals />
        <CartTotal />
      </Provider>,
    );
  };

  it.each<[string, (store: ReturnType<typeof createStore>) => void]>([
    ['an add', (store) => store.set(isAddingAtom, true)],
    [
      'a piece',
      (store) => store.set(pendingPiecesAtom, [{ key: '1', merchandiseId: 'x', quantity: 1, shown }]),
    ],
    ['a quantity', (store) => store.set(requestedQuantitiesAtom, { line: 2 })],
    ['shipping protection', (store) => store.set(requestedProtectionAtom, true)],
  ])('of %s, no sum is shown', (_, change) => {
    const html = markup(change);
    expect(html.replace(/<!-- -->|<[^>]+>/g, '')).toBe('SubtotalTotal');
    expect(html.match(/aria-busy="true"/g)).toHaveLength(2);
  });

  it('sums are shown again when it has', () => {
    const html = markup(() => {});
    expect(html).toMatch(/\$\d/);
    expect(html).not.toContain('aria-busy');
  });
});

it('the row of a code that does nothing says what the code’s field says of it', () => {
  const store = createStore();
  store.set(cartAtom, exampleCart({ discountCodes: [{ code: 'EXPIRED20', applicable: false }] }));
  const html = renderToString(
    <Provider store={store}>
      <CartTotals />
    </Provider>,
  );
  const [, words = ''] = cartCopy.codeOutcome['not-applicable']('EXPIRED20').split('EXPIRED20 is ');
  expect(html).toContain(`N${words.slice(1, -1)}<`);
});

it.each([
  ['says why', false, 'expired20', true],
  ['leaves it to the field beside it, which says it', true, 'expired20', false],
  ['says why, where the field speaks of another code', true, 'OTHER', true],
])('the row of a code that does nothing %s', (_, hasCodeField, code, isSaid) => {
  const store = createStore();
  store.set(cartAtom, exampleCart({ discountCodes: [{ code: 'EXPIRED20', applicable: false }] }));
  store.set(discountResultAtom, { code, outcome: 'not-applicable' });
  const html = renderToString(
    <Provider store={store}>
      <CartTotals hasCodeField={hasCodeField} />
    </Provider>,
  );
  expect(html).toContain(cartCopy.removeCode('EXPIRED20'));
  expect(html.includes(cartCopy.codeIsIdle)).toBe(isSaid);
});
