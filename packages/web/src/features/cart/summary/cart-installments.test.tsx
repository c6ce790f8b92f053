import { exampleCart, exampleLine } from '@storefront/core/cart/example-cart';
import { productMarkers } from '@storefront/core/product/markers';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom } from '../cart-atoms.ts';
import { CartInstallments } from './cart-installments.tsx';

const slip = exampleLine();
const finalSale = exampleLine({ variant: 2, product: { tags: ['final-sale'] } });
const bridal = exampleLine({ variant: 4, product: { tags: ['bridal-shipping'] } });
const giftCard = exampleLine({ variant: 3, product: { vendor: productMarkers.giftCardVendor } });

function wordsIn(country: string, lines: (typeof slip)[], instead = 'At checkout') {
  const store = createStore();
  store.set(currencyCountryAtom, country);
  store.set(cartAtom, exampleCart({ lines }));
  const html = renderToString(
    <Provider store={store}>
      <CartInstallments instead={instead} />
    </Provider>,
  );
  return html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');
}

it.each([
  ['US', 'before its instalments are known', [slip], 'At checkout'],
  ['GB', 'of duties', [slip], 'Duties & taxes included, no additional fees! Easy returns.'],
  ['CA', 'of duties', [slip], 'Duties included, taxes calculated at checkout. Easy returns.'],
  [
    'BR',
    'of duties, and that they come on top',
    [slip],
    'Duties and taxes are guaranteed! Easy returns. Duties and taxes are added at checkout.',
  ],
  ['GB', 'of no returns', [slip, finalSale], 'Duties & taxes included, no additional fees!'],
  [
    'GB',
    'of no returns beside a piece of other terms',
    [slip, bridal],
    'Duties & taxes included, no additional fees!',
  ],
  ['JP', 'of returns', [slip], 'Easy returns.'],
  ['GB', 'of nothing for what is not sent', [giftCard], 'At checkout'],
])(
  '[screen.cart-drawer.9] [rule.checkout-and-installments.2] [const.international-shipping-and-duties.3] the bag of a shopper in %s speaks %s in place of instalments',
  (country, _, lines, words) => {
    expect(wordsIn(country, lines)).toBe(words);
  },
);
