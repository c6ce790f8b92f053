import { exampleCart } from '@storefront/core/cart/example-cart';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom, isAddingAtom } from '../cart-atoms.ts';
import { FreeShipping } from './free-shipping.tsx';

it.each([
  ['US', true, true],
  ['US', false, false],
  ['DE', true, false],
])('the way to free shipping in %s waits for the sums, if it depends on them', (country, isAdding, waits) => {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  store.set(cartAtom, exampleCart());
  store.set(isAddingAtom, isAdding);
  const html = renderToString(
    <Provider store={store}>
      <FreeShipping />
    </Provider>,
  );
  expect([html.includes('aria-busy'), html.includes('aria-valuenow')]).toEqual([waits, !waits]);
  expect(html, 'the words keep their place').toMatch(/<p>.+<\/p>/);
});
