import type { ProductCard } from '@storefront/core/product/card';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { quickAddCardAtom } from './quick-add-atoms.ts';
import { QuickAddDrawer } from './quick-add-drawer.tsx';
import { QuickAddPanel } from './quick-add-panel.tsx';

const siteConfig = vi.hoisted(() => ({ hasWaitlist: true }));
vi.mock('../../clients/site-config.ts', () => ({ siteConfig }));
const useProduct = vi.hoisted(() => vi.fn());
vi.mock('./use-product.ts', () => ({ useProduct }));
vi.mock('next/router', () => ({ useRouter: () => ({}) }));
useProduct.mockReturnValue(null);
afterEach(() => {
  useProduct.mockReturnValue(null);
  siteConfig.hasWaitlist = true;
});

const card: ProductCard = {
  id: '1',
  handle: 'iris-slip',
  title: 'Iris slip',
  price: 12_000,
  compareAtPrice: null,
  image: null,
  hoverImage: null,
  topLabels: ['New!'],
  bottomLabels: [
    { text: 'Available in 1x-2x', isReduction: false },
    { text: '30% Off', isReduction: true },
  ],
  badges: [],
  status: 'available',
  swatches: [],
  mobileSwatchCount: 2,
};
const draw = (own: Partial<ProductCard> = {}) =>
  renderToString(<QuickAddPanel card={{ ...card, ...own }} onChoose={() => {}} onIntent={() => {}} />);

it('[screen.product-card.5] the sizes over a picture repeat the labels of the corner that they cover', () => {
  expect(draw()).toMatch(
    /<span class="tag">Available in 1x-2x<\/span><span class="tag wine">30% Off<\/span>/,
  );
  expect(draw()).not.toContain('New!');
  expect(draw({ bottomLabels: [] })).not.toContain('tag');
});

const waiting = (tags: string[]) => {
  const stock = { availableForSale: false, available: false, inventory_quantity: 0 };
  useProduct.mockReturnValue(
    exampleProduct({ tags, variants: [exampleVariant({ title: 'M / Oxblood', ...stock })] }),
  );
};
const drawDrawer = () => {
  const store = createStore();
  store.set(quickAddCardAtom, card);
  return renderToString(
    <Provider store={store}>
      <QuickAddDrawer onChoose={() => {}} onSelect={() => {}} onIntent={() => {}} />
    </Provider>,
  );
};

it('[screen.quick-add.8] a size that has sold out is called so, and none of a piece that is still to come', () => {
  waiting([]);
  expect(drawDrawer()).toContain('aria-label="M, sold out"');
  expect(draw()).toMatch(
    /<button type="button" class="[^"]*out[^"]*" aria-label="Join the waitlist for size M"/,
  );
  waiting(['coming-soon-12-04']);
  expect(drawDrawer()).not.toContain('sold out');
  expect(draw()).toContain('<button type="button" aria-label="Join the waitlist for size M"');
});

it('[screen.quick-add.1] without a waitlist a size says why it cannot be chosen', () => {
  siteConfig.hasWaitlist = false;
  waiting([]);
  expect(draw()).toContain('Size M, sold out');
  waiting(['coming-soon']);
  expect(draw()).toContain('Size M, coming soon');
});
