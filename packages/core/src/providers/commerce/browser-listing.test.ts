import { describe, expect, it } from 'vitest';
import { createBrowserClient } from './browser.ts';
import { createListingReader } from './browser-listing.ts';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';

const lastPage = { hasNextPage: false, hasPreviousPage: true, startCursor: 'a', endCursor: 'z' };
const price = { amount: '68.0', currencyCode: 'USD' };

function product(handle: string, id = 1) {
  const variant = { id: `gid://shopify/ProductVariant/${id}1`, availableForSale: true, price };
  return {
    id: `gid://shopify/Product/${id}`,
    handle,
    title: handle,
    priceRange: { minVariantPrice: price, maxVariantPrice: price },
    variants: { nodes: [variant], pageInfo: { hasNextPage: false } },
  };
}

function listing(respond: (request: PlatformRequest) => Record<string, unknown>) {
  const { options, requests } = examplePlatform(respond);
  return { reader: createListingReader(createBrowserClient(options)), requests };
}

describe('[call.commerce-storefront-api.19] a page of a search', () => {
  const { reader, requests } = listing(() => ({
    products: { edges: [{ cursor: 'c1', node: product('silk-slip') }], pageInfo: lastPage },
  }));

  it('[entity.normalized-product.9] is requested with its words, order and cursor, and returns the cursors', async () => {
    const request = { query: 'silk', first: 30, sortKey: 'RELEVANCE', reverse: true, after: 'c0' } as const;
    const page = await reader.searchProducts(request, 'FR');
    expect(requests[0]?.variables).toEqual({ ...request, country: 'FR' });
    expect(page).toMatchObject({
      products: [{ handle: 'silk-slip', price: 6_800, productCursor: 'c1', pageCursor: 'c0' }],
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: 'a',
      endCursor: 'z',
    });
  });
});

it('[call.commerce-storefront-api.16] a collection without a rule is narrowed by filters', async () => {
  const { reader, requests } = listing(() => ({ collection: null }));
  await reader.collectionPage({ handle: 'dresses', size: 20, filters: [{ tag: 'silk' }] }, 'US');
  await reader.collectionPage({ handle: 'dresses', size: 20, filters: [] }, 'US');
  expect(requests.map(({ variables }) => variables.filters)).toEqual([[{ tag: 'silk' }], undefined]);
});

describe('products by their SKUs', () => {
  const withSku = (handle: string, id: number, sku: string) => {
    const whole = product(handle, id);
    const nodes = whole.variants.nodes.map((variant) => ({ ...variant, sku }));
    return { cursor: handle, node: { ...whole, variants: { ...whole.variants, nodes } } };
  };

  it('come in the order of the SKUs, without those that have none of them', async () => {
    const edges = [withSku('robe', 1, 'R-1'), withSku('other', 2, 'X'), withSku('slip', 3, 'S "1"')];
    const { reader, requests } = listing(() => ({ products: { edges, pageInfo: lastPage } }));
    const found = await reader.productsBySkus(['S "1"', 'R-1', 'gone', 'R-1', ''], 'US');
    expect(found.map(({ handle }) => handle)).toEqual(['slip', 'robe']);
    expect(requests[0]?.variables).toMatchObject({
      query: 'sku:"S \\"1\\"" OR sku:"R-1" OR sku:"gone"',
      first: 3,
    });
  });

  it('are none without a SKU, and nothing is requested', async () => {
    const { reader, requests } = listing(() => ({}));
    expect(await reader.productsBySkus(['', ''], 'US')).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('suggestions', () => {
  it.each([
    [5, 5],
    [50, 10],
    [0, 1],
    [Number.NaN, 1],
  ])('are limited to 10 of a kind: %d requested, %d sent', async (limit, sent) => {
    const { reader, requests } = listing(() => ({ predictiveSearch: null }));
    await reader.suggest('sil', limit, 'US');
    expect(requests[0]?.variables).toEqual({ query: 'sil', limit: sent, country: 'US' });
  });

  it('are empty for an empty query, and no request is sent', async () => {
    const { reader, requests } = listing(() => ({}));
    expect(await reader.suggest('  ', 5, 'US')).toEqual({ products: [], collections: [], queries: [] });
    expect(requests).toEqual([]);
  });
});

describe('recommendations', () => {
  it('are products, requested by numeric or global id', async () => {
    const { reader, requests } = listing(() => ({ productRecommendations: [product('a', 2)] }));
    expect(await reader.recommendations('7', 'US')).toMatchObject([{ handle: 'a' }]);
    await reader.recommendations('gid://shopify/Product/7', 'US', 'COMPLEMENTARY');
    expect(requests.map(({ variables }) => variables)).toEqual([
      { productId: 'gid://shopify/Product/7', intent: 'RELATED', country: 'US' },
      { productId: 'gid://shopify/Product/7', intent: 'COMPLEMENTARY', country: 'US' },
    ]);
  });

  it('[error.5] are a fault when one of them cannot be read, never a shorter list', async () => {
    const { reader } = listing(() => ({ productRecommendations: [product('a', 2), null] }));
    const fault = { code: 'commerce-unavailable', kind: 'outside' };
    await expect(reader.recommendations('7', 'US')).rejects.toMatchObject(fault);
  });

  it('are empty for a product that does not exist', async () => {
    const { reader } = listing(() => ({ productRecommendations: null }));
    expect(await reader.recommendations('7', 'US')).toEqual([]);
    expect(await reader.recommendations('silk-slip', 'US')).toEqual([]);
  });
});
