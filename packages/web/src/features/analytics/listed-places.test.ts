import { describe, expect, it } from 'vitest';
import { chosenHandle } from './chosen-cards.ts';
import {
  cards,
  listed,
  local,
  names,
  open,
  pageView,
  product,
  productView,
  small,
} from './event-sender.fixture.ts';

const items = cards.flatMap((card, at) => (listed[at] ? [{ card, listed: listed[at] }] : []));
const [irisHandle = '', noemieHandle = ''] = cards.map(({ handle }) => handle);
const collection = pageView('/collections/slips', { kind: 'list', cards, listed });

describe('[call.other-third-party-calls.8] a card that is chosen in a listing', () => {
  it('is an event with the list and the place in which it was seen, and the price of the country', () => {
    const { record, tagged } = open({ prices: { 7: local } });
    record(collection);
    record({ kind: 'choose-card', handle: irisHandle });
    expect(tagged.at(-1)).toMatchObject({
      event: 'dl_select_item',
      ecommerce: {
        currencyCode: 'JPY',
        click: {
          actionField: { list: '/collections/slips', action: 'click' },
          products: [{ product_id: '7', list: '/collections/slips', position: 1, price: '95000.00' }],
        },
      },
    });
  });

  it('counts on in pieces that came later, and anew with another choice of filters', () => {
    const { record, tagged } = open();
    const list = '/collections/slips';
    record(pageView(list, { kind: 'list', cards: cards.slice(0, 1), listed: listed.slice(0, 1) }));
    record({ kind: 'view-list', list, items: items.slice(1), from: 2 });
    record({ kind: 'choose-card', handle: noemieHandle });
    expect(tagged.at(-1)?.ecommerce?.click?.products[0]?.position).toBe(2);
    record({ kind: 'view-list', list, items: items.slice(1), from: 1 });
    record({ kind: 'choose-card', handle: noemieHandle });
    expect(tagged.at(-1)?.ecommerce?.click?.products[0]?.position).toBe(1);
    record({ kind: 'choose-card', handle: irisHandle });
    expect(names(tagged).filter((name) => name === 'dl_select_item')).toHaveLength(2);
  });

  it('is one of the results of a search', () => {
    const { record, tagged } = open();
    record({ kind: 'view-search', items, from: 1 });
    record({ kind: 'choose-card', handle: noemieHandle });
    expect(tagged.at(-1)?.ecommerce?.click?.actionField.list).toBe('search results');
  });

  it('is none of a carousel, nor of the page before', () => {
    const { record, tagged } = open();
    record({ kind: 'view-list', list: 'recommended for you', items });
    record({ kind: 'choose-card', handle: irisHandle });
    record(collection);
    record(pageView('/collections/empty', { kind: 'list', cards: [], listed: [] }));
    record({ kind: 'choose-card', handle: irisHandle });
    expect(names(tagged)).not.toContain('dl_select_item');
  });
});

it.each([
  ['/products/iris?ref=collection-card', 'iris'],
  ['/products/iris?ref=search-card', 'iris'],
  ['/products/iris?ref=recommendations-card', undefined],
  ['/products/iris', undefined],
  ['/collections/iris?ref=collection-card', undefined],
])('a link to %s chooses %j', (path, handle) => {
  expect(chosenHandle(`https://shop.example${path}`)).toBe(handle);
});

it('[state.quick-add.1] a size and a piece for a wishlist name the collection in which they were chosen, and no list elsewhere', () => {
  const { record, tagged } = open();
  const choice = { product, variantId: small.id };
  const lists = () => {
    record({ kind: 'select-variant', ...choice });
    record({ kind: 'add-to-wishlist', ...choice });
    return tagged.slice(-2).map(({ ecommerce }) => (ecommerce?.detail ?? ecommerce?.add)?.actionField.list);
  };
  record(collection);
  expect(lists()).toEqual(['/collections/slips', '/collections/slips']);
  record(productView());
  expect(lists()).toEqual(['', '']);
});
