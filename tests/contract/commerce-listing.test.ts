import { searchTerm } from '@storefront/core/collection/filter-query';
import type { Product } from '@storefront/core/product/product';
import { createCatalogueReader } from '@storefront/core/providers/commerce/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { commercePlatforms } from './commerce-platforms.ts';

/** Expectations follow the platform's published documentation, so that they are true of any store. */
describe.each(commercePlatforms())('listings of the commerce platform: $name', ({ server, backOffice }) => {
  const catalogue = createCatalogueReader(server);
  const nowhere = 'no-such-thing-in-any-shop';
  const byBestSelling = { sortKey: 'BEST_SELLING', reverse: false } as const;
  let products: Product[] = [];

  beforeAll(async () => {
    const handles = await catalogue.productHandles(12, 'US');
    ({ products } = await catalogue.productsByHandles(handles, 'US'));
  });

  const first = () => {
    const [product] = products;
    if (product === undefined) throw new Error('the store sells nothing');
    return product;
  };

  it('products by the SKUs of their variants, in the order of these', async () => {
    const wanted = products.filter(({ variants }) => variants.some(({ sku }) => sku)).slice(0, 3);
    const skus = wanted.map(({ variants }) => variants.find(({ sku }) => sku)?.sku ?? '').toReversed();
    const found = await catalogue.productsBySkus([nowhere, ...skus], 'US');
    expect(found.map(({ handle }) => handle)).toEqual(wanted.map(({ handle }) => handle).toReversed());
  });

  describe('[call.commerce-storefront-api.19] the search', () => {
    const relevance = { first: 30, sortKey: 'RELEVANCE', reverse: true } as const;

    it('finds a product by the words of its title', async () => {
      const query = first().title.split(/\s+/).map(searchTerm).join(' ');
      const { products: found } = await catalogue.searchProducts(
        { query, ...relevance, reverse: false },
        'US',
      );
      expect(found.map(({ title }) => title)).toContain(first().title);
    });

    it('in reverse has the opposite order', async () => {
      const query = `tag:${searchTerm(first().tags[0] ?? '')}`;
      const there = await catalogue.searchProducts({ query, ...relevance, sortKey: 'PRICE' }, 'US');
      const back = await catalogue.searchProducts(
        { query, ...relevance, sortKey: 'PRICE', reverse: false },
        'US',
      );
      expect(there.products.length).toBeGreaterThan(0);
      const falling = there.products.map(({ price }) => price);
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
      const rising = back.products.map(({ price }) => price);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    });

    it('is paged by cursor, without duplicates', async () => {
      const request = { query: '', first: 3, ...byBestSelling };
      const page = await catalogue.searchProducts(request, 'US');
      expect(page).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
      const next = await catalogue.searchProducts({ ...request, after: page.endCursor ?? '' }, 'US');
      expect(next.hasPreviousPage).toBe(true);
      const shown = [...page.products, ...next.products].map(({ id }) => id);
      expect(new Set(shown).size).toBe(6);
    });

    it('for an unknown word finds nothing', async () => {
      const found = await catalogue.searchProducts({ query: 'qqzzxxqqzz', ...relevance }, 'US');
      expect(found).toMatchObject({ products: [], hasNextPage: false });
    });

    it('accepts a malformed query', async () => {
      for (const query of ['(tag:a OR', 'AND AND', '"', 'title:', ':::', '-', 'tag:(a']) {
        const found = await catalogue.searchProducts({ query, ...relevance }, 'US');
        expect(Array.isArray(found.products)).toBe(true);
      }
    });
  });

  describe('[call.commerce-storefront-api.16] a filtered collection', () => {
    const read = (query: string) =>
      catalogue.searchProducts({ query, first: 50, ...byBestSelling }, 'US').then((page) => page.products);
    const lower = (tags: readonly string[]) => tags.map((tag) => tag.toLowerCase());

    it('contains only products that match its rule', async () => {
      const type = first().productType;
      const found = await read(`product_type:${searchTerm(type)}`);
      expect(found.map(({ id }) => id)).toContain(first().id);
      expect(new Set(found.map(({ productType }) => productType.toLowerCase()))).toEqual(
        new Set([type.toLowerCase()]),
      );
    });

    it('combines the tags of a group by OR, in addition to the rule', async () => {
      const type = searchTerm(first().productType);
      const [a = '', b = ''] = lower(first().tags);
      const found = await read(`product_type:${type} AND (tag:${searchTerm(a)} OR tag:${searchTerm(b)})`);
      expect(found.map(({ id }) => id)).toContain(first().id);
      for (const { tags, productType } of found) {
        expect(productType).toBe(first().productType);
        expect(lower(tags).some((tag) => tag === a || tag === b)).toBe(true);
      }
    });

    it('without a rule contains the products with the tag', async () => {
      const [handle = ''] = first().collection_handles.split(',');
      const [tag = ''] = first().tags;
      const page = await catalogue.collectionPage({ handle, size: 50, filters: [{ tag }] }, 'US');
      expect(page?.products.map(({ id }) => id)).toContain(first().id);
      for (const { tags } of page?.products ?? []) expect(lower(tags)).toContain(tag.toLowerCase());
    });
  });

  describe('predictive search', () => {
    it('has pictures and prices, and at most the requested number of each kind', async () => {
      const found = await catalogue.suggest(first().title.slice(0, 4), 3, 'US');
      expect(found.products.length).toBeGreaterThan(0);
      for (const kind of [found.products, found.collections, found.queries]) {
        expect(kind.length).toBeLessThanOrEqual(3);
      }
      const known = await catalogue.product(found.products[0]?.handle ?? '', 'US');
      expect(found.products[0]).toMatchObject({
        title: known?.title,
        price: known?.price,
        currencyCode: 'USD',
        image: { src: expect.stringMatching(/^https?:/) },
      });
    });

    it('for an unknown word has no products', async () => {
      expect((await catalogue.suggest('qqzzxxqqzz', 3, 'US')).products).toEqual([]);
    });
  });

  describe('recommendations', () => {
    it('are at most ten other products, by numeric and by global id', async () => {
      const found = await catalogue.recommendations(first().id, 'US');
      expect(found.length).toBeLessThanOrEqual(10);
      expect(found.map(({ id }) => id)).not.toContain(first().id);
      const again = await catalogue.recommendations(first().legacy_id, 'US');
      expect(again.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    });

    it('are empty for an unknown product', async () => {
      expect(await catalogue.recommendations('1', 'US')).toEqual([]);
    });
  });

  describe('collections', () => {
    it('[call.commerce-storefront-api.17] are listed with handle and title', async () => {
      const entries = await catalogue.collections('US');
      const handles = await catalogue.collectionHandles(250, 'US');
      expect(entries.map(({ handle }) => handle).toSorted()).toEqual(handles.toSorted());
      for (const { id, title } of entries) {
        expect(id).toMatch(/^gid:\/\/shopify\/Collection\/\d+$/);
        expect(title).not.toBe('');
      }
    });

    it('[call.commerce-storefront-api.27] have title and SEO fields; a missing one is null', async () => {
      const [entry] = await catalogue.collections('US');
      expect(await catalogue.collectionMeta(entry?.handle ?? '', 'US')).toMatchObject({
        title: entry?.title,
      });
      expect(await catalogue.collectionMeta(nowhere, 'US')).toBeNull();
      expect(await catalogue.collectionTags(nowhere, 'US')).toBeNull();
    });

    it('return the tags of all their products', async () => {
      const [handle = ''] = first().collection_handles.split(',');
      const tags = await catalogue.collectionTags(handle, 'US');
      expect(tags?.map((one) => one.tags)).toContainEqual(first().tags);
    });
  });

  describe('[call.commerce-storefront-api.18] all products', () => {
    it('contains each product once', async () => {
      const seen: string[] = [];
      for await (const page of catalogue.everyProduct('US')) {
        seen.push(...page.map(({ handle }) => handle));
        if (seen.length > 120) break;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(products.length);
    });
  });

  it('[call.commerce-storefront-api.25] returns metafields of products by handle', async () => {
    const handles = products.map(({ handle }) => handle);
    const metafields = await catalogue.productMetafields([...handles, nowhere], 'US');
    expect([...metafields.keys()]).toEqual(handles);
    for (const { handle, metafields: own } of products) expect(metafields.get(handle)).toEqual(own);
  });

  it.runIf(backOffice)(
    '[call.products-own-server.7] the filter map has groups and collection rules',
    async () => {
      const reported: string[] = [];
      const { groups, collections } = await createCatalogueReader({
        ...server,
        report: ({ code }) => reported.push(code),
      }).filterMap('US');
      expect(reported).toEqual([]);
      expect(groups.length).toBeGreaterThan(0);
      const [ruled = ''] = Object.keys(collections);
      expect(await catalogue.collectionMeta(ruled, 'US')).not.toBeNull();
    },
  );
});
