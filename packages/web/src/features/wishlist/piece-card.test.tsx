import { exampleProduct } from '@storefront/core/product/example-product';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { currencyCodeAtom } from '../../state/market-atoms.ts';
import { PieceCard } from './piece-card.tsx';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));

it('[state.currency-country.3] a saved piece has its price in the currency in which it was read', () => {
  const store = createStore();
  store.set(currencyCodeAtom, 'EUR');
  const product = exampleProduct({ currencyCode: 'GBP' });
  const [variant] = product.variants;
  if (!variant) throw new Error('The example has no variant.');
  const piece = {
    item: { epi: 1, empi: 1, du: 'https://shop.example/products/slip' },
    found: {
      product,
      variant: { ...variant, price: 49_400, compareAtPrice: 60_000 },
      size: null,
      isAvailable: true,
    },
  };
  const html = renderToString(
    <Provider store={store}>
      <PieceCard piece={piece} heading="h3" />
    </Provider>,
  );
  expect(html).toContain('£494');
  expect(html, '[state.product-availability-and-status.3]').toMatch(/<s>.*£600<\/s>/);
  expect(html).not.toContain('€');
});
