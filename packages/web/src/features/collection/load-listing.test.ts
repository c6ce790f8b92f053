import { exampleProduct } from '@storefront/core/product/example-product';
import type { Product } from '@storefront/core/product/product';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { currencyCountryAtom, localPricesAtom } from '../../state/market-atoms.ts';
import { loadCards, loadListing } from './load-listing.ts';

vi.mock('../../clients/commerce-listing.ts', () => ({ commerceListing: () => ({}) }));

const texts = { collectionSaleTags: [], colours: {} };
const group = (key: string, tag: string, count: number) => ({
  ...{ key, label: key },
  options: [{ label: tag, tag, count }],
});
const groups = [group('fabric', 'silk', 30), group('color', 'rose', 2)];
const map = { collections: {}, groups, counted: groups };
const ruled = { ...map, collections: { bras: { rule: { column: 'tag' as const, condition: 'bras' } } } };

/** A collection whose products are listed, whatever is requested, some a page. */
function readerOf(products: readonly Product[], size = 20) {
  const page = async ({ after }: { after?: string }) => {
    const from = Number(after ?? 0);
    const to = Math.min(from + size, products.length);
    const hasNextPage = to < products.length;
    return {
      products: products.slice(from, to),
      ...{ hasNextPage, hasPreviousPage: false, startCursor: null, endCursor: String(to) },
    };
  };
  const whole = {
    ...{ id: '1', handle: 'evening', title: 'Evening', description: null, updatedAt: null },
    ...{ image: null, metafields: {} },
  };
  return {
    collectionPage: vi.fn(async (request: { after?: string; filters?: unknown }) => ({
      ...whole,
      ...(await page(request)),
    })),
    searchProducts: vi.fn(page),
    siblings: vi.fn(async () => new Map()),
  };
}

const products = (count: number, tags: (at: number) => string[]) =>
  Array.from({ length: count }, (_, at) => exampleProduct({ handle: `piece-${at}`, tags: tags(at) }));

it('[screen.product-card.1] a piece of a collection has the picture that editors chose for it', async () => {
  const chosen = [{ collectionType: { handles: ['evening'] }, image: 'https://cdn/wide.webp' }];
  const reader = readerOf([exampleProduct({ metafields: { collection_images: chosen } })]);
  const state = { tags: {}, sort: 'featured' as const };
  const request = { handle: 'evening', map, state, after: null };
  const { cards } = await loadListing(createStore(), request, texts, reader);
  expect(cards.map(({ image }) => image?.src)).toEqual(['https://cdn/wide.webp']);
});

describe('the pieces of a choice', () => {
  it('have a tag of every group, however many requests that takes, which ask for the narrowest group', async () => {
    const reader = readerOf(products(50, (at) => (at === 3 || at === 45 ? ['silk', 'rose'] : ['silk'])));
    const state = { tags: { fabric: ['silk'], color: ['rose'] }, sort: 'featured' as const };
    const found = await loadListing(
      createStore(),
      { handle: 'evening', map, state, after: null },
      texts,
      reader,
    );
    expect(found.cards.map(({ handle }) => handle)).toEqual(['piece-3', 'piece-45']);
    expect(found.endCursor).toBeNull();
    expect(reader.collectionPage).toHaveBeenCalledTimes(3);
    expect(reader.collectionPage.mock.calls[0]?.[0]).toMatchObject({ filters: [{ tag: 'rose' }] });
  });

  it('[call.commerce-storefront-api.16] are searched for where the collection has a rule, a page at a time', async () => {
    const reader = readerOf(products(50, () => ['silk']));
    const state = { tags: { fabric: ['silk'] }, sort: 'newest' as const };
    const found = await loadListing(
      createStore(),
      { handle: 'bras', map: ruled, state, after: '20' },
      texts,
      reader,
    );
    expect([found.cards.length, found.endCursor]).toEqual([20, '40']);
    expect(reader.searchProducts).toHaveBeenCalledTimes(1);
    expect(reader.collectionPage).not.toHaveBeenCalled();
  });

  it('have their prices at once in another country', async () => {
    const store = createStore();
    store.set(currencyCountryAtom, 'GB');
    const piece = exampleProduct({ currencyCode: 'GBP' });
    const reader = readerOf([piece]);
    const { cards } = await loadListing(
      store,
      { handle: 'evening', map, state: { tags: {}, sort: 'price-low' }, after: null },
      texts,
      reader,
    );
    expect(cards[0]?.currencyCode).toBe('GBP');
    expect(reader.collectionPage).toHaveBeenCalledWith(expect.anything(), 'GB');
    expect(store.get(localPricesAtom)?.get(piece.legacy_id)).toMatchObject({ currencyCode: 'GBP' });
  });

  it('[const.collection-handle-to-featured-image-group.5] have the picture that editors chose for the collection', async () => {
    const chosen = 'https://cdn.example/back.webp';
    const metafields = { pdp_main_image_pic: `Extended_Sizing:keyvalue:${chosen}` };
    const { cards } = await loadListing(
      createStore(),
      { handle: 'curve-styles', map, state: { tags: {}, sort: 'newest' }, after: null },
      texts,
      readerOf([exampleProduct({ metafields })]),
    );
    expect(cards[0]?.image?.src).toBe(chosen);
  });

  it('are none where the collection is gone', async () => {
    const reader = { ...readerOf([]), collectionPage: async () => null };
    const found = await loadListing(
      createStore(),
      { handle: 'gone', map, state: { tags: {}, sort: 'newest' }, after: null },
      texts,
      reader,
    );
    expect(found).toEqual({ cards: [], listed: [], endCursor: null });
  });
});

it('pieces are read anew by handle, in the country whose prices the page shows', async () => {
  const productsByHandles = vi.fn(async () => ({
    products: [exampleProduct({ handle: 'a' })],
    missing: ['b'],
  }));
  const reader = { productsByHandles, siblings: async () => new Map() };
  const cards = await loadCards(createStore(), 'evening', [{ handle: 'a' }, { handle: 'b' }], texts, reader);
  expect(productsByHandles).toHaveBeenCalledWith(['a', 'b'], 'US');
  expect([...cards].map(([handle, { currencyCode }]) => [handle, currencyCode])).toEqual([['a', undefined]]);
});
