import { describe, expect, it } from 'vitest';
import { createBrowserClient } from './browser.ts';
import { createPriceReader } from './browser-prices.ts';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';

const britain = { isoCode: 'GB', name: 'United Kingdom', currency: { isoCode: 'GBP', symbol: '£' } };
const localization = { country: britain };
const lastPage = { hasNextPage: false, endCursor: null };
const variant = (id: number, amount: string, before: string | null = null) => ({
  id: `gid://shopify/ProductVariant/${id}`,
  price: { amount, currencyCode: 'GBP' },
  compareAtPrice: before === null ? null : { amount: before, currencyCode: 'GBP' },
});
const node = (id: number, nodes: object[], pageInfo = lastPage as object) => ({
  __typename: 'Product',
  id: `gid://shopify/Product/${id}`,
  handle: `piece-${id}`,
  variants: { nodes, pageInfo },
});

function open(respond: (request: PlatformRequest) => Record<string, unknown>) {
  const { options, requests } = examplePlatform(respond);
  return { reader: createPriceReader(createBrowserClient(options)), requests };
}

describe('[call.commerce-storefront-api.31] prices of products in another country', () => {
  it('come for all products in one request, with the country that the platform used', async () => {
    const { reader, requests } = open(() => ({
      localization,
      nodes: [node(1, [variant(11, '214.4', '240.0')]), null, node(3, [])],
    }));
    expect(await reader.productPrices(['1', '2', '3', '1', 'junk'], 'GB')).toEqual({
      market: britain,
      products: [
        {
          id: '1',
          handle: 'piece-1',
          currencyCode: 'GBP',
          variants: [{ id: '11', price: 21_440, compareAtPrice: 24_000 }],
        },
      ],
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.variables).toEqual({
      ids: [1, 2, 3].map((id) => `gid://shopify/Product/${id}`),
      country: 'GB',
    });
  });

  it('say whether the shop sells there also for a page without products', async () => {
    const { reader, requests } = open(() => ({ localization, nodes: [] }));
    expect(await reader.productPrices([], 'GB')).toEqual({ market: britain, products: [] });
    expect(requests).toHaveLength(1);
  });

  it('come in batches of 250', async () => {
    const { reader, requests } = open(() => ({ localization, nodes: [] }));
    await reader.productPrices(
      Array.from({ length: 501 }, (_, at) => String(at + 1)),
      'GB',
    );
    expect(requests.map(({ variables }) => [variables.ids].flat().length)).toEqual([250, 250, 1]);
  });

  it('include the variants after the first page', async () => {
    const { reader } = open(({ query }) =>
      query.includes('query MoreProductPrices')
        ? { product: { variants: { nodes: [variant(12, '5.0')], pageInfo: lastPage } } }
        : { localization, nodes: [node(1, [variant(11, '6.0')], { hasNextPage: true, endCursor: 'a' })] },
    );
    const { products } = await reader.productPrices(['1'], 'GB');
    expect(products[0]?.variants.map(({ id }) => id)).toEqual(['11', '12']);
  });

  it('[error.5] are a fault when one cannot be read', async () => {
    const { reader } = open(() => ({
      localization,
      nodes: [node(1, [{ ...variant(11, '1.0'), price: null }])],
    }));
    await expect(reader.productPrices(['1'], 'GB')).rejects.toMatchObject({ code: 'commerce-unavailable' });
  });
});
