import type { ProductCard } from '@storefront/core/product/card';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ProductRailSection } from './product-rail-section.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

const card = (handle: string): ProductCard => ({
  id: '1',
  handle,
  title: handle,
  price: 12_000,
  compareAtPrice: null,
  image: null,
  hoverImage: null,
  topLabels: [],
  bottomLabels: [],
  badges: [],
  status: 'available',
  swatches: [],
  mobileSwatchCount: 2,
});
const section = {
  key: 'r1',
  kind: 'productRail' as const,
  heading: 'New',
  link: null,
  handles: ['robe', 'gone', 'mule'],
};

describe('the product rail', () => {
  it('shows the cards of the products that are there, in the editor’s order', () => {
    const cards = { mule: card('mule'), robe: card('robe') };
    const html = renderToString(<ProductRailSection section={section} cards={cards} />);
    expect(html).toMatch(/\/products\/robe.*\/products\/mule/s);
    expect(html).not.toContain('/products/gone');
  });

  it('shows nothing without a product', () => {
    expect(renderToString(<ProductRailSection section={section} cards={{}} />)).toBe('');
  });
});
