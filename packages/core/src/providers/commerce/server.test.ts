import { describe, expect, it } from 'vitest';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';
import { createCatalogueReader } from './server.ts';

function reader(respond: (request: PlatformRequest) => Record<string, unknown>) {
  const { options, requests } = examplePlatform(respond);
  return { catalogue: createCatalogueReader(options), requests };
}

const outside = { code: 'commerce-unavailable', kind: 'outside' };
const lastPage = { hasNextPage: false, endCursor: null };
const price = { amount: '68.0', currencyCode: 'USD' };

function variants(from: number, count: number, pageInfo: object = lastPage) {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `gid://shopify/ProductVariant/${from + index}`,
    title: `32A / Sage ${from + index}`,
    availableForSale: true,
    price,
  }));
  return { nodes, pageInfo };
}

function product(handle: string, overrides: object = {}) {
  const priceRange = { minVariantPrice: price, maxVariantPrice: price };
  const own = { id: 'gid://shopify/Product/1', title: handle, handle, priceRange };
  return { ...own, variants: variants(1, 1), ...overrides };
}

const slots = ({ variables }: PlatformRequest) =>
  Object.entries(variables).flatMap(([name, value]) => (name === 'country' ? [] : [String(value)]));

describe('one product', () => {
  it('is read in the context of the country; is null when it does not exist', async () => {
    const { catalogue, requests } = reader(({ variables }) => ({
      product: variables.handle === 'silk-bra' ? product('silk-bra') : null,
    }));
    expect(await catalogue.product('silk-bra', 'FR')).toMatchObject({ handle: 'silk-bra', price: 6_800 });
    expect(await catalogue.product('gone', 'FR')).toBeNull();
    expect(requests[0]?.variables).toEqual({ handle: 'silk-bra', country: 'FR' });
  });

  it('[const.catalogue.3] has all 72 sizes, read page by page', async () => {
    const pages: Record<string, unknown> = {
      a: variants(31, 30, { hasNextPage: true, endCursor: 'b' }),
      b: variants(61, 12),
    };
    const first = variants(1, 30, { hasNextPage: true, endCursor: 'a' });
    const { catalogue, requests } = reader(({ variables }) => ({
      product:
        'after' in variables
          ? { variants: pages[String(variables.after)] }
          : product('bra', { variants: first }),
    }));
    const bra = await catalogue.product('bra', 'US');
    expect(bra?.variants.map(({ id }) => Number(id))).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
    expect(requests[2]?.variables).toEqual({ id: 'gid://shopify/Product/1', after: 'b', country: 'US' });
  });

  it.each([
    ['the cursor of its variants repeats', 'a', 2],
    ['there are more variants and no cursor', null, 1],
  ])('[error.5] is a fault when %s, never a product with fewer sizes', async (_, endCursor, times) => {
    const circle = variants(1, 1, { hasNextPage: true, endCursor });
    const { catalogue, requests } = reader(() => ({ product: product('bra', { variants: circle }) }));
    await expect(catalogue.product('bra', 'US')).rejects.toMatchObject(outside);
    expect(requests).toHaveLength(times);
  });

  it('[error.5] is a fault when it is gone before all of its variants were read', async () => {
    const first = variants(1, 30, { hasNextPage: true, endCursor: 'a' });
    const { catalogue } = reader(({ variables }) => ({
      product: 'after' in variables ? null : product('bra', { variants: first }),
    }));
    await expect(catalogue.product('bra', 'US')).rejects.toMatchObject(outside);
  });

  it.each([
    ['a number', 7],
    ['an empty object', { id: 7 }],
    ['without a handle', product('bra', { handle: null })],
    [
      'with a price of a wrong type',
      product('bra', { variants: { ...variants(1, 1), nodes: [{ price: 7 }] } }),
    ],
  ])('[error.5] is a fault when it is %s, never a product that does not exist', async (_, nonsense) => {
    const { catalogue } = reader(() => ({ product: nonsense }));
    await expect(catalogue.product('bra', 'US')).rejects.toMatchObject(outside);
  });
});

describe('[call.commerce-storefront-api.21] products by a list of handles', () => {
  const shop = (known: (handle: string) => boolean, indexed: (handle: string) => boolean = known) =>
    reader((request) => {
      if ('query' in request.variables) {
        const wanted = [...String(request.variables.query).matchAll(/handle:"([^"]+)"/g)].map(
          ([, handle = '']) => handle,
        );
        // A search also finds similar handles.
        return {
          products: {
            edges: [
              product('resembling'),
              ...wanted
                .filter(indexed)
                .toReversed()
                .map((handle) => product(handle)),
            ].map((node) => ({ cursor: node.handle, node })),
          },
        };
      }
      return Object.fromEntries(
        [...request.query.matchAll(/(\w+): product\(handle: \$(\w+)\)/g)].map(([, alias = '', name = '']) => {
          const handle = String(request.variables[name]);
          return [alias, known(handle) ? product(handle) : null];
        }),
      );
    });
  const many = Array.from({ length: 23 }, (_, index) => `dress-${index}`);

  it('[call.commerce-storefront-api.22] up to ten are requested by alias, in one request', async () => {
    const { catalogue, requests } = shop((handle) => handle !== 'stale-gown');
    const handles = ['90s-dress', 'stale-gown', 'silk-bra', 'silk_bra'];
    const { products, missing } = await catalogue.productsByHandles(handles, 'US');
    expect(products.map(({ handle }) => handle)).toEqual(['90s-dress', 'silk-bra', 'silk_bra']);
    expect(missing).toEqual(['stale-gown']);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.query).toContain('_90s_dress: product(');
  });

  it('[const.catalogue.4] more than ten are read with one search, in the requested order', async () => {
    const { catalogue, requests } = shop(() => true);
    const { products, missing } = await catalogue.productsByHandles(many, 'US');
    expect(products.map(({ handle }) => handle)).toEqual(many);
    expect(missing).toEqual([]);
    expect(requests.map(({ variables }) => variables.first)).toEqual([23]);
  });

  it('[call.commerce-storefront-api.24] only handles found neither by search nor by alias are missing', async () => {
    const { catalogue, requests } = shop(
      (handle) => handle !== 'dress-22',
      (handle) => handle.length < 'dress-10'.length,
    );
    const { products, missing } = await catalogue.productsByHandles(many, 'US');
    expect(products.map(({ handle }) => handle)).toEqual(many.slice(0, 22));
    expect(missing).toEqual(['dress-22']);
    expect(requests.slice(1).map((request) => slots(request).length)).toEqual([10, 3]);
  });

  it('[error.5] are a fault when one of them cannot be read, never a shorter list', async () => {
    const { catalogue } = reader(() => ({ slip: product('slip'), gown: { handle: 'gown', tags: 7 } }));
    await expect(catalogue.productsByHandles(['slip', 'gown'], 'US')).rejects.toMatchObject(outside);
  });

  it('sends no request for no handles', async () => {
    const { catalogue, requests } = shop(() => true);
    expect(await catalogue.productsByHandles([], 'US')).toEqual({ products: [], missing: [] });
    expect(requests).toEqual([]);
  });
});

describe('[call.commerce-storefront-api.11] a page of a collection', () => {
  const { catalogue, requests } = reader(({ variables }) => ({
    collection:
      variables.handle === 'gone'
        ? null
        : {
            id: 'gid://shopify/Collection/1',
            handle: 'dresses',
            title: 'Dresses',
            products: { edges: [], pageInfo: lastPage },
          },
  }));

  it('[call.commerce-storefront-api.12] is read forwards after a cursor or backwards before one', async () => {
    await catalogue.collectionPage(
      { handle: 'dresses', size: 20, after: 'c1', sortKey: 'PRICE', reverse: true },
      'US',
    );
    await catalogue.collectionPage({ handle: 'dresses', size: 20, before: 'c9' }, 'GB');
    expect(requests.map(({ variables }) => variables)).toEqual([
      { handle: 'dresses', first: 20, after: 'c1', sortKey: 'PRICE', reverse: true, country: 'US' },
      { handle: 'dresses', last: 20, before: 'c9', country: 'GB' },
    ]);
  });

  it('is null for a collection that does not exist', async () => {
    expect(await catalogue.collectionPage({ handle: 'gone', size: 20 }, 'US')).toBeNull();
  });
});

describe('[call.commerce-storefront-api.18] handles of the prebuilt pages', () => {
  it('are read page by page up to the limit', async () => {
    const { catalogue, requests } = reader(({ variables }) => ({
      products: {
        nodes: Array.from({ length: Number(variables.first) }, (_, index) => ({
          handle: `${variables.after ?? 'first'}-${index}`,
        })),
        pageInfo: { hasNextPage: true, endCursor: `after-${requests.length}` },
      },
    }));
    const handles = await catalogue.productHandles(300, 'US');
    expect([handles.length, handles.at(-1)]).toEqual([300, 'after-1-49']);
    expect(requests.map(({ variables }) => variables.first)).toEqual([250, 50]);
  });

  it('end with the platform’s last page', async () => {
    const { catalogue } = reader(() => ({
      collections: { nodes: [{ handle: 'dresses' }], pageInfo: lastPage },
    }));
    expect(await catalogue.collectionHandles(50, 'US')).toEqual(['dresses']);
  });
});
