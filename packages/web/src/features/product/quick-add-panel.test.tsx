import type { ProductCard } from '@storefront/core/product/card';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { QuickAddPanel } from './quick-add-panel.tsx';

vi.mock('../../clients/site-config.ts', () => ({ siteConfig: { hasWaitlist: true } }));
vi.mock('./use-product.ts', () => ({ useProduct: () => null }));

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
