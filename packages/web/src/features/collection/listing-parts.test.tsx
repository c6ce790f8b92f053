import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ListingPart } from './listing-parts.tsx';

vi.mock('next/router', () => ({ default: { events: {} }, useRouter: () => ({}) }));

it('an empty collection leads to where the editors send a shopper', () => {
  const link = { key: '/collections/slips', href: '/collections/slips', title: 'Slips' };
  const drawn = (emptyCart: (typeof link)[]) =>
    renderToString(
      <ListingPart
        {...{ handle: 'bare', page: 1, cards: [], endCursor: null, total: 0 }}
        cardTexts={{ collectionSaleTags: [], colours: {} }}
        frame={{ shell: { emptyCart } }}
      />,
    );
  expect(drawn([link])).toContain('href="/collections/slips"');
  expect(drawn([])).not.toContain('href');
});
