import { exampleProduct } from '@storefront/core/product/example-product';
import type { CollectionPage } from '@storefront/core/providers/commerce/commerce';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCollectionPaths, getCollectionProps } from './collection-page.ts';
import { noMeta, pageContext, platform, propsOf, resetShop, shop } from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(() => {
  resetShop();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const handles = (count: number) => Array.from({ length: count }, (_, at) => `piece-${at}`);

function collectionOf(count: number, own: Partial<CollectionPage> = {}): CollectionPage {
  return {
    id: 'gid://shopify/Collection/7',
    ...{ handle: 'silk', title: 'Silk', description: '<p>Woven in Como.</p>' },
    ...{ updatedAt: null, image: null, metafields: {} },
    products: handles(count).map((handle) => exampleProduct({ handle })),
    ...{ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    ...own,
  };
}

const result = (handle = 'silk', page?: string) =>
  getCollectionProps(pageContext(page === undefined ? { handle } : { handle, page }));
const page = (handle?: string, number?: string) => propsOf(result(handle, number));

describe('a collection page', () => {
  it('[const.catalogue.1] [screen.route-table.29] shows the first 20 products at the collection’s own path', async () => {
    shop.collections = [collectionOf(21)];
    const { cards, ...rest } = await page();
    expect(cards.map(({ handle }) => handle)).toEqual(handles(20));
    expect(rest).toMatchObject({
      ...{ handle: 'silk', title: 'Silk', description: 'Woven in Como.', page: 1, endCursor: 'cursor 20' },
      frame: {
        canonical: 'https://shop.example/collections/silk',
        title: 'Silk — Vesper & Vine',
        description: 'Woven in Como.',
        image: null,
        isIndexed: true,
      },
      revalidate: 60,
    });
  });

  it('[screen.route-table.30] shows the next products at a path with the page’s number, which is indexed by itself', async () => {
    shop.collections = [collectionOf(21)];
    const { cards, ...rest } = await page('silk', '2');
    expect(cards.map(({ handle }) => handle)).toEqual(['piece-20']);
    expect(rest).toMatchObject({
      ...{ page: 2, endCursor: null },
      frame: {
        canonical: 'https://shop.example/collections/silk/page/2',
        title: 'Silk, page 2 — Vesper & Vine',
        isIndexed: true,
      },
    });
  });

  it('says how many pieces there are, and counts them once for all pages', async () => {
    shop.collections = [collectionOf(45, { handle: 'counted' })];
    const stale = (number?: string) => {
      const params = { handle: 'counted', ...(number === undefined ? {} : { page: number }) };
      return propsOf(getCollectionProps(pageContext(params, 'stale')));
    };
    expect(await stale()).toMatchObject({ total: 45, endCursor: 'cursor 20' });
    expect(await stale('2')).toMatchObject({ total: 45 });
    expect(await stale('3')).toMatchObject({ total: 45, endCursor: null });
    expect(platform.collectionTags).toHaveBeenCalledTimes(1);
    expect(await page('counted'), 'a page that is rebuilt because of a change').toMatchObject({ total: 45 });
    expect(platform.collectionTags).toHaveBeenCalledTimes(2);
  });

  it('has the number from before where a new one takes longer', async () => {
    shop.collections = [collectionOf(45, { handle: 'large' })];
    expect(await page('large')).toMatchObject({ total: 45 });
    platform.collectionTags.mockReturnValueOnce(new Promise(() => {}));
    expect(await page('large')).toMatchObject({ total: 45 });
  });

  it('is whole without a count when the pieces cannot be counted', async () => {
    shop.collections = [collectionOf(45, { handle: 'uncounted' })];
    platform.collectionTags.mockRejectedValueOnce(new Error('busy'));
    expect(await page('uncounted')).toMatchObject({ total: null, endCursor: 'cursor 20' });
  });

  it('shows the copy that editors wrote for the listing, before the description', async () => {
    shop.collections = [collectionOf(1, { metafields: { collection_copy: 'Silk, mostly.' } })];
    expect(await page()).toMatchObject({ description: 'Silk, mostly.' });
  });

  it("shows editors' title, description and picture in search results", async () => {
    shop.collections = [collectionOf(1)];
    const image = { src: 'https://cdn.example/silk.webp', width: 1, height: 1, alt: '', focus: null };
    const seo = { title: 'Silk evening wear', description: 'From Como', image };
    shop.collectionContent.silk = { title: null, seo };
    expect(await page()).toMatchObject({
      title: 'Silk',
      frame: { title: 'Silk evening wear — Vesper & Vine', description: 'From Como', image: image.src },
    });
  });

  it("shows the platform's picture when editors chose none", async () => {
    const image = { src: 'https://cdn.example/platform.webp', width: null, height: null, altText: null };
    shop.collections = [collectionOf(1, { image })];
    shop.collectionContent.silk = { title: 'Silk', seo: noMeta };
    expect((await page()).frame).toMatchObject({ image: image.src, title: 'Silk — Vesper & Vine' });
  });

  it('tells search engines the way to it from the home page', async () => {
    shop.collections = [collectionOf(1)];
    expect((await page()).frame.structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Vesper & Vine', item: 'https://shop.example/' },
          { name: 'Silk', item: 'https://shop.example/collections/silk' },
        ],
      },
    ]);
  });

  it('lists the collection and each product shown in its receipt', async () => {
    shop.collections = [collectionOf(1, { updatedAt: '2026-11-01T00:00:00Z' })];
    expect((await page()).frame.receipt?.sources).toEqual({
      settings: shop.shell.revision,
      'collection:silk': '2026-11-01T00:00:00Z',
      'collection-id:7': '2026-11-01T00:00:00Z',
      'product:piece-0': null,
    });
  });
});

describe('a collection page that is not there', () => {
  it.each([
    ['no such collection', 'linen', undefined],
    ['a page after the last one', 'silk', '3'],
    ['a page without a number', 'silk', 'two'],
    ['page zero', 'silk', '0'],
    ['a page below zero', 'silk', '-1'],
    ['a part of a page', 'silk', '1.5'],
    ['a page far after the last one', 'silk', '99999'],
  ])(
    '[screen.unknown-routes.1] [error.1] is a 404, looked for again after 30 seconds: %s',
    async (_, handle, number) => {
      shop.collections = [collectionOf(21)];
      expect(await result(handle, number)).toEqual({ notFound: true, revalidate: 30 });
    },
  );

  it('does not query the platform for a page without a number', async () => {
    await result('silk', 'two');
    expect(platform.collectionPage).not.toHaveBeenCalled();
  });

  it.each([
    ['the first page by its number', 'silk', '1', '/collections/silk'],
    ['another spelling', 'SILK', undefined, '/collections/silk'],
    ['another spelling of a later page', 'Silk', '2', '/collections/silk/page/2'],
  ])('is a permanent redirect to the one address: %s', async (_, handle, number, destination) => {
    shop.collections = [collectionOf(21)];
    expect(await result(handle, number)).toEqual({
      redirect: { destination, permanent: true },
      revalidate: 30,
    });
  });

  it('[screen.client-redirects.3] is a redirect by our own table without a query for the collection', async () => {
    expect(await result('new-in')).toEqual({
      redirect: { destination: '/collections/new', permanent: true },
      revalidate: 30,
    });
    expect(platform.collectionPage).not.toHaveBeenCalled();
  });

  it('[screen.client-redirects.8] is a redirect by an editor’s rule about that very page, also where it exists', async () => {
    shop.collections = [collectionOf(21)];
    shop.rules['/collections/silk/page/2'] = { target: '/collections/linen', isPermanent: false };
    expect(await result('silk', '2')).toHaveProperty('redirect.destination', '/collections/linen');
    expect(await page('silk')).toHaveProperty('page', 1);
    shop.rules['/collections/linen'] = { target: '/', isPermanent: true };
    expect(await result('linen')).toHaveProperty('redirect.destination', '/');
  });

  it('is a redirect where the platform says that it has moved', async () => {
    shop.moved['/collections/caf%C3%A9'] = '/collections/silk';
    expect(await result('café')).toHaveProperty('redirect.destination', '/collections/silk');
  });
});

describe('a collection page during an outage', () => {
  it('is not rebuilt while the platform fails, so that its former version stays', async () => {
    shop.isPlatformDown = true;
    await expect(page()).rejects.toThrow('isPlatformDown');
  });

  it('[error.9] keeps the text read last while the CMS fails', async () => {
    shop.collections = [collectionOf(1, { handle: 'velvet', title: 'Velvet' })];
    shop.collectionContent.velvet = { title: null, seo: { ...noMeta, title: 'Velvet evening wear' } };
    await page('velvet');
    shop.isCmsDown = true;
    expect((await page('velvet')).frame.title).toBe('Velvet evening wear — Vesper & Vine');
    expect(console.error).toHaveBeenCalledWith(
      'Problem loading the content of a collection',
      'velvet',
      expect.anything(),
    );
  });
});

it('has the platform’s text again as soon as an editor deletes the one of the CMS', async () => {
  shop.collections = [collectionOf(1, { handle: 'lace', title: 'Lace' })];
  shop.collectionContent.lace = { title: null, seo: { ...noMeta, title: 'Lace evening wear' } };
  await page('lace');
  shop.collectionContent = {};
  expect((await page('lace')).frame.title).toBe('Lace — Vesper & Vine');
});

describe('the collection pages that `next build` prebuilds', () => {
  it('are those that our own table does not redirect', async () => {
    shop.collections = ['silk', 'new-in'].map((handle) => collectionOf(0, { handle }));
    expect(await getCollectionPaths({})).toEqual({
      paths: [{ params: { handle: 'silk' } }],
      fallback: 'blocking',
    });
    expect(platform.collectionHandles).toHaveBeenCalledWith(60, 'US');
  });
});
