import type { ProductCard } from '@storefront/core/product/card';
import type { ShoppableSection } from '@storefront/core/providers/content/sections/shoppable';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Shoppable } from './shoppable.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

const robe: ProductCard = {
  id: '1',
  handle: 'robe',
  title: 'Vine robe',
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
};
const section: ShoppableSection = {
  key: 's1',
  kind: 'shoppable',
  heading: 'One slip, five evenings',
  link: null,
  image: { src: 'http://cms.test/a.webp', width: 1600, height: 900, alt: 'Slips', focus: null },
  mobileImage: null,
  pins: [
    { key: 'left', handle: 'gone', place: { x: 10, y: 20 }, mobilePlace: null },
    { key: 'right', handle: 'robe', place: { x: 40.5, y: 55 }, mobilePlace: { x: 12, y: 60 } },
  ],
};

describe('the shoppable picture', () => {
  it('has a pin for each product that is there, and shows the one in the middle', () => {
    const html = renderToString(<Shoppable section={section} isLargest={false} cards={{ robe }} />);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toMatch(/aria-label="Vine robe"[^>]*aria-expanded="true"/);
    expect(html).toContain('href="/products/robe"');
  });

  it('names a pin by its colour, too', () => {
    const swatches = [
      { handle: 'rose', colour: 'Rose', hex: '#f00' },
      { handle: 'robe', colour: 'Dusk Blue', hex: '#00f', isCurrent: true },
    ];
    const cards = { robe: { ...robe, swatches } };
    const html = renderToString(<Shoppable section={section} isLargest={false} cards={cards} />);
    expect(html).toContain('aria-label="Vine robe, Dusk Blue"');
  });

  it('is a picture with its heading where all its products are gone', () => {
    const html = renderToString(<Shoppable section={section} isLargest={false} cards={{}} />);
    expect(html).not.toContain('<button');
    expect(html).toContain('One slip, five evenings');
  });

  it('reads its heading before its pins', () => {
    const html = renderToString(<Shoppable section={section} isLargest={false} cards={{ robe }} />);
    expect(html.indexOf('One slip, five evenings</h2>')).toBeLessThan(html.indexOf('<button'));
  });

  it('has a pin on the wide picture only that has no place on the one for phones', () => {
    const pins = section.pins.map((pin) => ({ ...pin, mobilePlace: null }));
    const html = (pinned: ShoppableSection) =>
      renderToString(<Shoppable section={pinned} isLargest={false} cards={{ robe }} />);
    expect(html({ ...section, pins })).toMatch(/<button[^>]*class="[^"]*wide/);
    expect(html(section)).not.toMatch(/<button[^>]*class="[^"]*wide/);
  });
});
