import { exampleCart, exampleLine } from '@storefront/core/cart/example-cart';
import type { PendingPiece } from '@storefront/core/cart/pending-piece';
import { productMarkers } from '@storefront/core/product/markers';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '../../clients/site-config.ts';
import { cartCopy } from '../../copy/cart-copy.ts';
import { giftAmount } from '../../copy/gift-amount.ts';
import { cartAtom, isAddingAtom, pendingPiecesAtom } from './cart-atoms.ts';
import { CartLine } from './cart-line.tsx';
import { CartLines } from './cart-lines.tsx';
import { selectedPreorderVariantAtom } from './preorder-atom.ts';

vi.mock('next/router', () => ({ default: { events: { on: () => {} } }, useRouter: () => ({}) }));
vi.mock('../../clients/site-config.ts', () => ({ siteConfig: { bookingUrl: null } }));

afterEach(() => {
  siteConfig.bookingUrl = null;
});

const card = (currencyCode: string) => {
  const line = exampleLine({
    price: '207.0',
    product: { title: 'The Gift Card', vendor: productMarkers.giftCardVendor },
    merchandise: { selectedOptions: [{ name: 'Amount', value: '$150' }] },
  });
  const { cost } = line;
  return { ...line, cost: { ...cost, amountPerQuantity: { ...cost.amountPerQuantity, currencyCode } } };
};
const markupOf = (line: ReturnType<typeof exampleLine>) =>
  renderToString(<CartLine line={line} onQuantity={() => {}} />);
const fitting = exampleLine({
  merchandise: { selectedOptions: [{ name: 'Title', value: 'Default Title' }] },
  product: { productType: 'Appointment' },
});

it('[entity.variant.7] a gift card names the currency of its amount beside a price in another one', () => {
  expect(markupOf(card('CAD'))).toContain(giftAmount);
  expect(markupOf(card('USD'))).not.toContain(giftAmount);
  expect(markupOf({ ...card('CAD'), merchandise: exampleLine().merchandise })).not.toContain(giftAmount);
});

it('says once how the hour of an appointment is arranged: by us, or with a link', () => {
  const before = markupOf(fitting);
  expect([before.includes(cartCopy.hour), before.includes(cartCopy.book)]).toEqual([true, false]);
  siteConfig.bookingUrl = 'https://booking.example/';
  const after = markupOf(fitting);
  expect([after.includes(cartCopy.hour), after.split(cartCopy.book)]).toEqual([
    false,
    expect.objectContaining({ length: 2 }),
  ]);
});

it('says colour and size, and no placeholder of a piece without a choice', () => {
  expect(markupOf(exampleLine())).toContain('Oxblood, S');
  const single = exampleLine({
    merchandise: { selectedOptions: [{ name: 'Title', value: 'Default Title' }] },
  });
  expect(markupOf(single)).not.toContain('Default Title');
});

it.each([
  ['there are as many', 2, { quantityAvailable: 2 }, cartCopy.lastOnes(2), true],
  ['there is one', 1, { quantityAvailable: 1 }, cartCopy.lastOnes(1), true],
  ['the stock fell below it', 3, { quantityAvailable: 2 }, cartCopy.onlyLeft(2), true],
  ['it sold out', 3, { quantityAvailable: 0, availableForSale: false }, cartCopy.soldOut, true],
  ['there are more', 2, { quantityAvailable: 3 }, null, false],
  ['it is made to order', 2, { quantityAvailable: 0 }, null, false],
])(
  'a line of which %s says how many are left, if there can be no more',
  (_, quantity, merchandise, text, isLast) => {
    const html = markupOf(exampleLine({ quantity, merchandise }));
    const texts = [1, 2, 3].flatMap((units) => [cartCopy.lastOnes(units), cartCopy.onlyLeft(units)]);
    expect([...texts, cartCopy.soldOut].filter((known) => html.includes(known))).toEqual(text ? [text] : []);
    expect(html.includes('disabled')).toBe(isLast);
  },
);

const piece = (own: Partial<PendingPiece['shown']>, key = 'pending-1'): PendingPiece => ({
  key,
  merchandiseId: `gid://shopify/ProductVariant/${key}`,
  quantity: 1,
  shown: { title: 'Coat', handle: 'coat', choice: 'Camel, M', imageUrl: null, price: '$980', ...own },
});

function bagWith(...pieces: PendingPiece[]) {
  const store = createStore();
  store.set(cartAtom, exampleCart({ lines: [exampleLine({ product: { title: 'In the bag' } })] }));
  store.set(isAddingAtom, true);
  store.set(pendingPiecesAtom, pieces);
  const html = renderToString(
    <Provider store={store}>
      <CartLines />
    </Provider>,
  );
  return { html, preordered: store.get(selectedPreorderVariantAtom)?.key ?? null };
}

describe('a piece that is being added', () => {
  it('says its colour and size', () => {
    const { html } = bagWith(piece({}));
    expect(html).toContain('Camel, M');
    expect(html).toContain(cartCopy.adding);
  });

  it('says of an appointment how the hour is arranged, as the line will', () => {
    const appointment = piece({ productType: 'Appointment', choice: 'Porto, One size' });
    const { html } = bagWith(appointment);
    expect(html).toContain(cartCopy.hour);
    expect(html).not.toContain('Porto, One size');
    siteConfig.bookingUrl = 'https://booking.example/';
    expect(bagWith(appointment).html).toContain(cartCopy.book);
  });

  it('stands where its line will: above the lines, the newest first', () => {
    const rows = bagWith(piece({ title: 'Cape' }, 'cape'), piece({}, 'coat'))
      .html.split('<li')
      .slice(1);
    const titles = ['Coat', 'Cape', 'In the bag'];
    expect(rows.map((row) => titles.find((title) => row.includes(title)))).toEqual(titles);
  });

  it('that is not known yet has its place there, too', () => {
    const [first = '', second = ''] = bagWith().html.split('<li').slice(1);
    expect([first.includes('aria-busy'), second.includes('In the bag')]).toEqual([true, true]);
  });

  it('[entity.site-state.8] selectedPreorderVariant is the last piece that is ordered before it comes', () => {
    const tags = ['pre-sale'];
    const { html, preordered } = bagWith(
      piece({ title: 'Cape', tags }, 'cape'),
      piece({ tags }, 'coat'),
      piece({ title: 'Slip' }, 'slip'),
    );
    expect(preordered).toBe('coat');
    expect(html).toContain(cartCopy.preorder('Coat'));
    const rows = html.split('<li').slice(1);
    expect(rows.map((row) => row.includes(cartCopy.preordering))).toEqual([false, true, true, false]);
    expect(bagWith(piece({})).preordered).toBeNull();
  });
});
