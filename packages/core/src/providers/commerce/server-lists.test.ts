import { describe, expect, it } from 'vitest';
import { examplePlatform, type PlatformRequest } from './example-platform.ts';
import { createCatalogueReader } from './server.ts';

function reader(respond: (request: PlatformRequest) => Record<string, unknown>) {
  const { options, requests } = examplePlatform(respond);
  return { catalogue: createCatalogueReader(options), requests };
}

const lastPage = { hasNextPage: false, endCursor: null };
const outside = { code: 'commerce-unavailable', kind: 'outside' };
const product = (handle: string) => ({
  id: 'gid://shopify/Product/1',
  handle,
  variants: {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/1',
        availableForSale: true,
        price: { amount: '68.0', currencyCode: 'USD' },
      },
    ],
    pageInfo: lastPage,
  },
});

describe('[call.commerce-storefront-api.18] every product', () => {
  const pages = (next: (after: unknown) => object) =>
    reader(({ variables: { after } }) => ({
      products: { edges: [{ cursor: 'c', node: product(`after-${after}`) }], pageInfo: next(after) },
    }));

  it('is read page by page', async () => {
    const { catalogue, requests } = pages((after) =>
      after === null ? { hasNextPage: true, endCursor: 'a' } : lastPage,
    );
    const handles: string[] = [];
    for await (const page of catalogue.everyProduct('US')) handles.push(...page.map(({ handle }) => handle));
    expect(handles).toEqual(['after-null', 'after-a']);
    expect(requests).toHaveLength(2);
  });

  it('[error.5] ends in a fault when a cursor repeats: the list is not whole', async () => {
    const { catalogue, requests } = pages((after) => ({
      hasNextPage: true,
      endCursor: after === null ? 'a' : 'b',
    }));
    const handles: string[] = [];
    const reading = (async () => {
      for await (const page of catalogue.everyProduct('US'))
        handles.push(...page.map(({ handle }) => handle));
    })();
    await expect(reading).rejects.toMatchObject(outside);
    expect(handles).toEqual(['after-null', 'after-a', 'after-b']);
    expect(requests).toHaveLength(3);
  });
});

describe('[call.commerce-storefront-api.25] metafields by handles', () => {
  it('are requested under productHandle_{handle} and returned under the handle', async () => {
    const { catalogue, requests } = reader(() => ({
      productHandle_silk_bra: { metafields: [{ key: 'details', value: 'Bias cut' }, null] },
      productHandle_gone: null,
    }));
    const metafields = await catalogue.productMetafields(['silk-bra', 'gone'], 'US');
    expect([...metafields]).toEqual([['silk-bra', { details: 'Bias cut' }]]);
    expect(requests[0]?.query).toContain('productHandle_silk_bra: product(');
  });
});

describe('collections', () => {
  it('[call.commerce-storefront-api.17] are listed to the end', async () => {
    const { catalogue } = reader(({ variables }) => ({
      collections: {
        nodes: [
          { id: `gid://shopify/Collection/${variables.after}`, handle: `c-${variables.after}`, title: 'C' },
        ],
        pageInfo: variables.after === null ? { hasNextPage: true, endCursor: 'a' } : lastPage,
      },
    }));
    const entries = await catalogue.collections('US');
    expect(entries.map(({ handle }) => handle)).toEqual(['c-null', 'c-a']);
  });

  it('[call.commerce-storefront-api.27] have title, copy and the CMS’s flag', async () => {
    const meta = (metafields: unknown) =>
      reader(() => ({ collection: { title: 'Dresses', metafields } })).catalogue.collectionMeta('d', 'US');
    expect(await meta([{ key: 'collection_copy', value: 'Silk, mostly.' }, null])).toEqual({
      title: 'Dresses',
      copy: 'Silk, mostly.',
      isPublished: true,
    });
    expect(await meta([{ key: 'published', value: 'false' }])).toMatchObject({
      copy: null,
      isPublished: false,
    });
    const { catalogue } = reader(() => ({ collection: null }));
    expect(await catalogue.collectionMeta('gone', 'US')).toBeNull();
  });

  it('have the tags of all their products', async () => {
    const { catalogue } = reader(({ variables }) => ({
      collection:
        variables.handle === 'gone'
          ? null
          : {
              products: {
                nodes: [{ tags: ['silk'] }, {}],
                pageInfo: variables.after === null ? { hasNextPage: true, endCursor: 'a' } : lastPage,
              },
            },
    }));
    const tags = await catalogue.collectionTags('dresses', 'US');
    expect(tags).toEqual([{ tags: ['silk'] }, { tags: [] }, { tags: ['silk'] }, { tags: [] }]);
    expect(await catalogue.collectionTags('gone', 'US')).toBeNull();
  });

  it('[error.5] are a fault when one item of a list cannot be read, never a shorter list', async () => {
    const nodes = [
      { handle: 'dresses', title: 'Dresses', tags: ['silk'] },
      { handle: 7, tags: [7] },
    ];
    const { catalogue } = reader(() => ({
      collection: { products: { nodes } },
      collections: { nodes },
      products: { nodes },
    }));
    await expect(catalogue.collections('US')).rejects.toMatchObject(outside);
    await expect(catalogue.collectionTags('dresses', 'US')).rejects.toMatchObject(outside);
    await expect(catalogue.collectionHandles(9, 'US')).rejects.toMatchObject(outside);
    await expect(catalogue.productHandles(9, 'US')).rejects.toMatchObject(outside);
    await expect(catalogue.productMap('US')).rejects.toMatchObject(outside);
  });
});

it('[call.products-own-server.7] the filter map is read from both kinds of metaobjects', async () => {
  const fields = (values: Record<string, string>) => ({
    handle: 'any',
    fields: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const options = '[{"label":"Silk","tag":"silk"}]';
  const { catalogue, requests } = reader(({ variables }) => ({
    metaobjects: {
      nodes:
        variables.type === 'filter_group'
          ? [fields({ key: 'fabric', label: 'Fabric', position: '1', options })]
          : [fields({ collection: 'dresses', column: 'tag', condition: 'dress' })],
      pageInfo: lastPage,
    },
  }));
  expect(await catalogue.filterMap('US')).toEqual({
    collections: { dresses: { rule: { column: 'tag', condition: 'dress' } } },
    groups: [{ key: 'fabric', label: 'Fabric', options: [{ label: 'Silk', tag: 'silk' }] }],
  });
  expect(requests).toHaveLength(2);
});

describe('a redirect of a former shop', () => {
  it('is the one of exactly this path among the search’s results', async () => {
    const { catalogue, requests } = reader(() => ({
      urlRedirects: {
        nodes: [
          { path: '/old/path', target: '/other' },
          { path: '/old', target: '/new' },
        ],
      },
    }));
    expect(await catalogue.redirect('/old', 'US')).toBe('/new');
    expect(requests[0]?.variables).toMatchObject({ search: 'path:"/old"' });
  });

  it('is null when there is none', async () => {
    const { catalogue } = reader(() => ({ urlRedirects: { nodes: [] } }));
    expect(await catalogue.redirect('/old', 'US')).toBeNull();
  });

  it('[error.5] is a fault when it has no target', async () => {
    const { catalogue } = reader(() => ({ urlRedirects: { nodes: [{ path: '/old', target: null }] } }));
    await expect(catalogue.redirect('/old', 'US')).rejects.toMatchObject(outside);
  });

  it('[error.5] is denied when the scope was not granted', async () => {
    const error = { message: 'Access denied', path: ['urlRedirects'], extensions: { code: 'ACCESS_DENIED' } };
    const { options } = examplePlatform(() => Response.json({ data: null, errors: [error] }));
    const redirect = createCatalogueReader(options).redirect('/old', 'US');
    await expect(redirect).rejects.toMatchObject({ code: 'commerce-denied', kind: 'outside' });
  });

  it('escapes the search syntax of a path', async () => {
    const { catalogue, requests } = reader(() => ({ urlRedirects: { nodes: [] } }));
    await catalogue.redirect('/a" OR path:"\\/b', 'US');
    expect(requests[0]?.variables).toMatchObject({ search: 'path:"/a%22 OR path:%22%5C/b"' });
  });
});

it('the sitemap’s products are read over all pages', async () => {
  const { catalogue } = reader(({ variables }) => ({
    products: {
      nodes: [
        {
          handle: `iris-${variables.after}`,
          updatedAt: '2026-11-01T00:00:00Z',
          images: { nodes: [{ url: '/a' }] },
        },
        { handle: 'bare', updatedAt: '2026-11-02T00:00:00Z' },
      ],
      pageInfo: variables.after === null ? { hasNextPage: true, endCursor: 'a' } : lastPage,
    },
  }));
  const bare = { handle: 'bare', updatedAt: '2026-11-02T00:00:00Z', images: [] };
  expect(await catalogue.productMap('US')).toEqual([
    { handle: 'iris-null', updatedAt: '2026-11-01T00:00:00Z', images: ['/a'] },
    bare,
    { handle: 'iris-a', updatedAt: '2026-11-01T00:00:00Z', images: ['/a'] },
    bare,
  ]);
});
