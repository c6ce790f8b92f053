import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../fixture/small-catalogue.ts';
import { smallWorld } from '../fixture/small-world.ts';
import { openTestShop, textAt, valueAt } from '../fixture/test-shop.ts';
import { apiVersions } from '../graphql/load-schema.ts';

const { execute } = openTestShop();

const story = {
  handle: 'our-story',
  title: 'Our story',
  bodySummary: 'A small house for silk, lace and knits.',
  onlineStoreUrl: 'http://localhost:3000/pages/our-story',
};

describe.each(apiVersions)('pages, blogs and articles, %s', (version) => {
  const data = async (query: string) => (await execute(query, {}, version)).data;

  it('are found by handle and by id', async () => {
    const fields = 'id handle title bodySummary onlineStoreUrl';
    const found = await data(
      `{ page(handle: "OUR-STORY") { ${fields} } pageByHandle(handle: "our-story") { ${fields} } }`,
    );
    expect(found).toMatchObject({ page: story, pageByHandle: story });
    const id = textAt(found, 'page.id');
    expect(
      await data(`{ page(id: "${id}") { ${fields} } node(id: "${id}") { ... on Page { handle } } }`),
    ).toMatchObject({
      page: story,
      node: { handle: 'our-story' },
    });
    expect(await data('{ page(handle: "nothing") { id } blog(handle: "nothing") { id } }')).toEqual({
      page: null,
      blog: null,
    });
  });

  it('have the blog and author of an article', async () => {
    const query = `{ blog(handle: "journal") { title authors { name } articleByHandle(handle: "washing-silk") {
      title tags excerpt content(truncateAt: 20) image { url } blog { handle } author { name } comments(first: 1) { nodes { id } } } } }`;
    expect(await data(query)).toMatchObject({
      blog: {
        title: 'Journal',
        authors: [{ name: 'Odile Marchetti' }],
        articleByHandle: {
          title: 'Washing silk at home',
          tags: ['care', 'silk'],
          content: 'Cold water, a...',
          image: { url: expect.stringContaining('dusk-silk-cover') },
          blog: { handle: 'journal' },
          author: { name: 'Odile Marchetti' },
          comments: { nodes: [] },
        },
      },
    });
  });

  it('are sorted, paged and searched', async () => {
    const query = `{ articles(first: 1, sortKey: PUBLISHED_AT, reverse: true) { nodes { handle } pageInfo { hasNextPage } }
      care: articles(first: 5, query: "tag:care") { nodes { handle } }
      other: articles(first: 5, query: "tag_not:care author:'Odile Marchetti'") { nodes { handle } }
      pages(first: 2, query: "title:returns OR handle:terms", sortKey: TITLE) { nodes { handle } }
      blogs(first: 2, query: "created_at:<=2024") { nodes { handle } } }`;
    expect(await data(query)).toEqual({
      articles: { nodes: [{ handle: 'the-evening-collection' }], pageInfo: { hasNextPage: true } },
      care: { nodes: [{ handle: 'washing-silk' }] },
      other: { nodes: [{ handle: 'the-evening-collection' }] },
      pages: { nodes: [{ handle: 'returns' }, { handle: 'terms' }] },
      blogs: { nodes: [{ handle: 'journal' }] },
    });
    const { extensions } = await execute(
      '{ pages(first: 1, query: "colour:red created_at:soon") { nodes { id } } }',
    );
    expect(valueAt(extensions, 'search.0')).toMatchObject({
      path: ['pages'],
      warnings: [
        { field: 'colour', code: 'invalid_field' },
        { field: 'created_at', code: 'invalid_value' },
      ],
    });
  });

  it('are found by searches, after the products', async () => {
    const query = `{ search(first: 10, query: "silk") { totalCount nodes { __typename } }
      pages: search(first: 10, query: "silk", types: PAGE) { nodes { ... on Page { handle } } }
      predictiveSearch(query: "silk") { pages { handle } articles { handle } } }`;
    const found = await data(query);
    const kinds = valueAt(found, 'search.nodes');
    expect(Array.isArray(kinds) && kinds.map((node) => valueAt(node, '__typename'))).toEqual([
      'Product',
      'Product',
      'Product',
      'Article',
      'Page',
    ]);
    expect(found).toMatchObject({
      pages: { nodes: [{ handle: 'our-story' }] },
      predictiveSearch: { pages: [{ handle: 'our-story' }], articles: [{ handle: 'washing-silk' }] },
    });
  });
});

describe('redirects of a former shop', () => {
  const find = async (query: string) =>
    valueAt(
      (
        await execute('query($q: String) { urlRedirects(first: 10, query: $q) { nodes { path target } } }', {
          q: query,
        })
      ).data,
      'urlRedirects.nodes',
    );

  it('are found by path, with the paths below it, and by target', async () => {
    expect(await find('path:"/shop"')).toEqual([
      { path: '/shop', target: '/collections/new' },
      { path: '/shop/slips', target: '/collections/slips' },
    ]);
    expect(await find('path:"/shop/slips"')).toHaveLength(1);
    expect(await find("target:'/size-guide'")).toEqual([{ path: '/care-guide', target: '/size-guide' }]);
    expect(await find('path:"/nowhere"')).toEqual([]);
  });
});

describe('sitemaps', () => {
  it('list pages, blogs and articles as well', async () => {
    const part = (type: string) =>
      `${type}: sitemap(type: ${type}) { pagesCount { count } resources(page: 1) { hasNextPage items { handle } } }`;
    const { data } = await execute(`{ ${['PAGE', 'BLOG', 'ARTICLE', 'METAOBJECT'].map(part).join(' ')} }`);
    expect(data).toMatchObject({
      PAGE: {
        pagesCount: { count: 1 },
        resources: { hasNextPage: false, items: expect.arrayContaining([{ handle: 'contact' }]) },
      },
      BLOG: { resources: { items: [{ handle: 'journal' }] } },
      ARTICLE: { resources: { items: [{ handle: 'washing-silk' }, { handle: 'the-evening-collection' }] } },
      METAOBJECT: { pagesCount: { count: 0 }, resources: { items: [] } },
    });
  });
});

describe('a product sold by measure', () => {
  it('has a unit price, in the currency of the country', async () => {
    const catalogue = smallCatalogue();
    const scarf = catalogue.products.find(({ handle }) => handle === 'celeste-silk-scarf')?.variants[0];
    if (scarf) scarf.contents = { type: 'VOLUME', unit: 'ML', quantity: 250, per: 100 };
    const query = `{ product(handle: "celeste-silk-scarf") { variants(first: 1) { nodes {
      unitPrice { amount currencyCode } unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue } } } } }`;
    const result = await openTestShop(smallWorld(catalogue)).execute(query);
    expect(valueAt(result, 'data.product.variants.nodes.0')).toEqual({
      unitPrice: { amount: '11.98', currencyCode: 'USD' },
      unitPriceMeasurement: {
        measuredType: 'VOLUME',
        quantityUnit: 'ML',
        quantityValue: 250,
        referenceUnit: 'ML',
        referenceValue: 100,
      },
    });
  });
});

describe('searches with a prefix mode', () => {
  it.each([
    ['sli dres', '', 2],
    ['sli dres', ', prefix: NONE', 0],
    ['slip dress', ', prefix: NONE', 2],
    ['slip dres', ', prefix: LAST', 2],
    ['sli dress', ', prefix: LAST', 0],
  ])('%s%s', async (words, prefix, count) => {
    const query = `{ search(first: 5, query: "${words}", types: PRODUCT${prefix}) { totalCount } }`;
    expect((await execute(query)).data).toEqual({ search: { totalCount: count } });
  });

  it('find collections by title, kind and date', async () => {
    const query = '{ collections(first: 5, query: "title:dress* AND updated_at:<now") { nodes { handle } } }';
    expect((await execute(query)).data).toEqual({ collections: { nodes: [{ handle: 'dresses' }] } });
  });
});
