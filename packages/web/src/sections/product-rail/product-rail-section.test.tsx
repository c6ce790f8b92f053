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
    const html = renderToString(<ProductRailSection section={section} cards={cards} cardType="story" />);
    expect(html).toMatch(/\/products\/robe.*\/products\/mule/s);
    expect(html).not.toContain('/products/gone');
  });

  it('[screen.route-table.37] says on which kind of page a product was chosen', () => {
    const html = renderToString(
      <ProductRailSection section={section} cards={{ robe: card('robe') }} cardType="story" />,
    );
    expect(html).toContain('href="/products/robe?ref=story-card"');
  });

  it('shows nothing without a product', () => {
    expect(renderToString(<ProductRailSection section={section} cards={{}} cardType="story" />)).toBe('');
  });
});
