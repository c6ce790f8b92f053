import { exampleProduct } from '@storefront/core/product/example-product';

import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toShopCard } from '../../clients/to-shop-card.ts';
import { CardPrice } from './card-price.tsx';

const cardIn = (currencyCode?: string, own: Parameters<typeof exampleProduct>[0] = {}) =>
  toShopCard(
    exampleProduct({ price: 20_700, compareAtPrice: 30_000, ...(currencyCode && { currencyCode }), ...own }),
    {
      collectionSaleTags: [],
      colours: {},
    },
  );

function priceOf(card: ReturnType<typeof cardIn>) {
  const html = renderToString(
    <Provider store={createStore()}>
      <CardPrice card={card} />
    </Provider>,
  );
  return html
    .replace(/<span class="sr">[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/ {2,}/);
}

it('[const.locale-and-currency.4] a card that was made in another currency than the page’s names it', () => {
  expect(priceOf(cardIn())).toEqual(['$300', '$207']);
  expect(priceOf(cardIn('CAD'))).toEqual(['$300 CAD', '$207 CAD']);
});

it('a card of a piece without variants has no price, as its page has none', () => {
  expect(priceOf(cardIn(undefined, { variants: [] }))).toEqual(['']);
});
