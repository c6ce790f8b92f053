import { createBrowserSearch } from '@storefront/core/providers/search/browser';
import { createRecommendationReader, type SearchOptions } from '@storefront/core/providers/search/server';
import { recommendationRequest } from '@storefront/core/recommendation/profiles';
import { describe, expect, it, vi } from 'vitest';
import { searchspringAccount } from '../../packages/sandbox/src/searchspring/account.ts';
import { searchspringServer } from '../../packages/sandbox/src/searchspring/server.ts';
import { receivedBy } from '../../packages/sandbox/src/world/record-received.ts';
import { mountDouble, readRealKeys } from './provider-doubles.ts';

const { siteId } = searchspringAccount;
const double = mountDouble('searchspring', searchspringServer);
const atDouble = {
  name: 'the double',
  baseUrl: double.baseUrl,
  siteId,
  timeoutMs: 2_000,
  fetch: double.fetch,
};

/** A real account when SEARCHSPRING_SITE_ID names one; the tests request a few recommendations. */
function realAccounts(): (SearchOptions & { name: string })[] {
  const keys = readRealKeys(['SEARCHSPRING_SITE_ID'], process.env.SEARCHSPRING_URL);
  if (keys === null) return [];
  const { SEARCHSPRING_SITE_ID: id } = keys;
  const baseUrl = process.env.SEARCHSPRING_URL || `https://${id}.a.searchspring.io`;
  return [{ name: 'Searchspring', baseUrl, siteId: id, timeoutMs: 5_000 }];
}

describe.each([atDouble, ...realAccounts()])('recommendations of $name', (options) => {
  const reader = createRecommendationReader(options);
  const profile = 'customers-also-viewed';

  it('[entity.product-mapped-from-a-recommendation-result.1] are complete products without duplicates', async () => {
    const { products } = await reader.recommend(recommendationRequest(profile));
    expect(products.length).toBeGreaterThan(0);
    expect(new Set(products.map(({ legacy_id }) => legacy_id)).size).toBe(products.length);
    for (const product of products) {
      expect(product.id).toBe(`gid://shopify/Product/${product.legacy_id}`);
      expect(product.url).toBe(`/products/${product.handle}`);
      expect(product.title).not.toMatch(/&\w+;/);
      expect(product.price).toBeGreaterThan(0);
      expect(Number.isInteger(product.price)).toBe(true);
      expect(product.images[0]?.src).toMatch(/^https?:\/\/[^|]+$/);
      expect(product.variants.length).toBeGreaterThan(0);
      for (const { id } of product.variants) expect(id).toMatch(/^\d+$/);
    }
  });

  it('[call.site-search-provider.9] leave out the viewed product', async () => {
    const { products } = await reader.recommend(recommendationRequest(profile));
    const [first] = products;
    const sku = first?.sku ?? null;
    const beside = await reader.recommend(recommendationRequest(profile, { product: sku }));
    expect(beside.products.map(({ handle }) => handle)).not.toContain(first?.handle);
  });

  it('of an unknown profile are a fault', async () => {
    const recommended = reader.recommend(recommendationRequest('no-such-profile-in-any-shop'));
    await expect(recommended).rejects.toMatchObject({ code: 'search-profile-unknown', kind: 'absent' });
  });
});

describe('the double of Searchspring', () => {
  const reader = createRecommendationReader(atDouble);
  const { products: catalogue } = double.world.catalogue;

  it('[entity.product-mapped-from-a-recommendation-result.2] returns variants, stock and metafields in every shape', async () => {
    const { products } = await reader.recommend(recommendationRequest('home-page'));
    for (const product of products) {
      const seeded = catalogue.find(({ handle }) => handle === product.handle);
      expect(product.variants.map(({ id, price }) => [id, price])).toEqual(
        seeded?.variants.map(({ id, priceCents }) => [String(id), priceCents]),
      );
      expect(product.images).toHaveLength(seeded?.pictures.length ?? 0);
      const fields = Object.fromEntries(seeded?.metafields.map(({ key, value }) => [key, value]) ?? []);
      expect(product.metafields.pdp_similar_products).toBe(fields.pdp_similar_products);
      expect(product.metafields.pdp_swatch_products).toBe(fields.pdp_swatch_products);
      expect(product.metafields.fitNotes).toHaveLength(1);
      expect(product.available).toBe(seeded?.variants.some(({ tracked, stock }) => !tracked || stock > 0));
    }
  });

  it('[const.recommendations.3] recommends from the profile’s category', async () => {
    const { products } = await reader.recommend(recommendationRequest('the-wedding-shop'));
    const bridal = double.world.catalogue.collections.find(({ handle }) => handle === 'the-wedding-shop');
    expect(products.length).toBeGreaterThan(0);
    for (const { handle } of products) expect(bridal?.productHandles).toContain(handle);
  });

  it('recommends nothing for a paused and for an empty profile', async () => {
    for (const profile of ['paused-by-editors', 'without-products']) {
      expect(await reader.recommend(recommendationRequest(profile))).toEqual({ products: [] });
    }
  });

  it('[call.site-search-provider.15] accepts every kind of event from the browser', async () => {
    const { products } = await reader.recommend(recommendationRequest('home-page'));
    const report = vi.fn();
    const search = createBrowserSearch({
      beaconUrl: double.baseUrl,
      apiUrl: double.baseUrl,
      siteId,
      visitor: { userId: 'u', sessionId: 's', pageLoadIdOf: () => 'p' },
      report,
      fetch: double.fetch,
    });
    const received = () =>
      receivedBy(double.world, 'searchspring').value.filter(({ path }) => path === '/beacon');
    for (const action of ['render', 'impression', 'click'] as const) {
      const profile = { tag: 'home-page', placement: 'home-page', seedSkus: [] } as const;
      const pageUrl = 'https://shop.example/';
      search.send({ action, profile, products: products.slice(0, 3), pageUrl });
    }
    await vi.waitFor(() => expect(received()).toHaveLength(3));
    expect(received().map(({ status, refusal }) => [status, refusal])).toEqual(Array(3).fill([200, null]));
    expect(report).not.toHaveBeenCalled();
  });
});
