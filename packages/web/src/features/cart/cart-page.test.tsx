import { exampleCart } from '@storefront/core/cart/example-cart';
import type { RichText } from '@storefront/core/content/rich-text';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { cartCopy } from '../../copy/cart-copy.ts';
import { cartPageCopy } from '../../copy/cart-page-copy.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { cartAtom, isFetchingAtom } from './cart-atoms.ts';
import { CartPage } from './cart-page.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));
// Tests of these parts replace what they import.
vi.mock('./cart-lines.tsx', () => ({ CartLines: () => null }));
vi.mock('./checkout-button.tsx', () => ({ CheckoutButton: () => null }));

const words = (text: string): RichText => [{ kind: 'p', spans: [{ text }] }];

function pageWith(settings: { footer: RichText; banner: RichText | null }, country = 'US') {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  store.set(cartAtom, exampleCart());
  store.set(isFetchingAtom, false);
  return renderToString(
    <Provider store={store}>
      <CartPage emptyCart={[]} {...settings} />
    </Provider>,
  );
}

it('[screen.cart-drawer.11] [screen.cart-drawer.12] the cart page shows the settings’ footer and banner', () => {
  const html = pageWith({
    footer: words('Returns within 14 days'),
    banner: words('Ordered by noon, sent today'),
  });
  expect(html).toContain('Returns within 14 days');
  expect(html).toContain('Ordered by noon, sent today');
});

it('[screen.cart-drawer.11] [screen.cart-drawer.12] the cart page leaves out a footer and a banner without text', () => {
  expect(pageWith({ footer: [], banner: [] })).toBe(pageWith({ footer: [], banner: null }));
});

it.each([
  ['US', [true, false, false]],
  ['JP', [false, false, true]],
  ['BR', [false, true, false]],
  ['GB', [false, false, false]],
  ['CA', [false, false, false]],
])(
  '[const.international-shipping-and-duties.3] the cart page says in %s what comes on top at checkout',
  (country, said) => {
    const html = pageWith({ footer: [], banner: null }, country);
    const count = (text: string) => html.split(text).length - 1;
    const { taxes, dutiesOnDelivery } = cartPageCopy;
    expect([taxes, cartCopy.dutiesAndTaxes, dutiesOnDelivery].map((text) => count(text) === 1)).toEqual(said);
  },
);
