import type { ProductCard as Card } from '@storefront/core/product/card';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CardText } from './card-text.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductRow } from './product-row.tsx';

vi.mock('next/router', () => ({ useRouter: () => ({}) }));

const slip: Card = {
  id: '1',
  handle: 'iris-slip',
  title: 'Iris slip',
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
const broken: Card = {
  ...slip,
  get title(): string {
    throw new Error('broken for this test');
  },
};

const asCard = (card: Card) => <ProductCard card={card} cardType="collection" sizes="50vw" maxWidth={600} />;
const asRow = (card: Card) => <ProductRow card={card} />;

describe.each<[string, (card: Card) => ReactNode]>([
  ['a card', asCard],
  ['a row', asRow],
])('[error.14] %s that cannot be rendered', (_, render) => {
  it('shows the error in its place, and the rest of the page stays', () => {
    const page = renderToString(
      <main>
        {render(broken)}
        {render(slip)}
      </main>,
    );
    expect(page.match(/Sorry, it looks like there was an error/g)).toHaveLength(1);
    expect(page).toContain('Iris slip');
  });
});

describe('the second picture of a card', () => {
  const picture = (src: string) => ({ src, width: 900, height: 1125, altText: null });
  const withTwo: Card = {
    ...slip,
    image: picture('https://cdn/front.webp'),
    hoverImage: picture('https://cdn/back.webp'),
  };

  it('is not loaded before the pointer or the focus is on the card', () => {
    const page = renderToString(asCard(withTwo));
    expect(page).toContain('front.webp');
    expect(page).not.toContain('back.webp');
  });
});

it('a card of a piece without variants says what its page says, and offers no waitlist', () => {
  const text = renderToString(<CardText card={{ ...slip, status: 'not-for-sale' }} onSwap={() => {}} />);
  expect(text).toContain('Not for sale at the moment');
  expect(text).not.toContain('<button');
});

it('[const.tag-rules.6] [screen.product-card.5] a card has its badges beside the title', () => {
  const page = renderToString(asCard({ ...slip, badges: ['Maison Lierre'] }));
  expect(page).toMatch(/<h3[^>]*><a [^>]*>Iris slip<\/a><span[^>]*>Maison Lierre<\/span><\/h3>/);
});
