import { cacheKeys } from '@storefront/core/cache/keys';
import type { Story } from '@storefront/core/content/editorial-documents';
import type { Campaign, ContentPage } from '@storefront/core/providers/content/content';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCatchAllProps } from './catch-all-page.ts';
import { noMeta, pageContext, platform, resetShop, shop, table } from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(async () => {
  resetShop();
  for (const { pk } of [cacheKeys.page(''), cacheKeys.address('')]) {
    for (const { sk } of await table.list(pk)) await table.remove({ pk, sk });
  }
});

const result = (path: string) => getCatchAllProps(pageContext({ path: path.split('/').slice(1) }));
const redirectTo = (destination: string) => ({ redirect: { destination, permanent: true }, revalidate: 30 });
const notFound = { notFound: true, revalidate: 30 };

const shared = { title: 'Silk', seo: noMeta };
const editorial = { ...shared, language: null, tags: [], publishedAt: null, cover: null };
const page = (slug: string): ContentPage => ({ ...shared, slug, body: [], sections: [] });
const story = (slug: string): Story => ({
  ...editorial,
  slug,
  standfirst: null,
  byline: null,
  chapters: [],
  products: [],
});
const campaign = (slug: string): Campaign => ({
  ...editorial,
  slug,
  season: null,
  summary: null,
  sections: [],
});

/** The one story of the shop gets another slug. */
function rename(slug: string) {
  shop.stories = [story(slug)];
  shop.ids = { [slug]: 'one' };
}

async function publishAndVisit(slug: string) {
  rename(slug);
  expect(await result(`/stories/${slug}`)).toHaveProperty('props');
}

describe('the former path of a document whose slug was changed', () => {
  it.each([
    ['/stories/', (slug: string) => ({ stories: [story(slug)] })],
    ['/campaigns/', (slug: string) => ({ campaigns: [campaign(slug)] })],
    ['/pages/', (slug: string) => ({ pages: [page(slug)] })],
  ])('redirects for good to the present one below %s, though nobody noted it', async (folder, holding) => {
    Object.assign(shop, holding('silk'), { ids: { silk: 'one' } });
    expect(await result(`${folder}silk`)).toHaveProperty('props');
    Object.assign(shop, holding('on silk'), { ids: { 'on silk': 'one' } });
    expect(await result(`${folder}silk`)).toEqual(redirectTo(`${folder}on%20silk`));
    expect(await result(`${folder}on silk`)).toHaveProperty('props');
  });

  it('redirects in one step after many changes', async () => {
    await publishAndVisit('first');
    await publishAndVisit('second');
    await publishAndVisit('third');
    expect(await result('/stories/first')).toEqual(redirectTo('/stories/third'));
    expect(await result('/stories/second')).toEqual(redirectTo('/stories/third'));
    expect((await table.list(cacheKeys.page('').pk)).map(({ sk }) => sk)).toContain('/stories/first');
  });

  it('still redirects years after the record of its page has expired', async () => {
    await publishAndVisit('first');
    rename('second');
    await table.remove(cacheKeys.page('/stories/first'));
    const before = (await table.read(cacheKeys.address('/stories/first')))?.expiresAt ?? 0;
    expect(before).toBeGreaterThan(Date.now() / 1_000 + 9 * 365 * 86_400);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 * 86_400_000 });
    try {
      expect(await result('/stories/first')).toEqual(redirectTo('/stories/second'));
      expect((await table.read(cacheKeys.address('/stories/first')))?.expiresAt).toBeGreaterThan(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it('redirects by the slug that editors noted, also where the table is empty', async () => {
    rename('silk');
    shop.formerSlugs = { 'on-silk': 'silk' };
    expect(await result('/stories/on-silk')).toEqual(redirectTo('/stories/silk'));
  });

  it('[error.1] is a 404 when the document is no longer published, and redirects again when it is', async () => {
    await publishAndVisit('silk');
    shop.stories = [];
    expect(await result('/stories/silk')).toEqual(notFound);
    rename('on-silk');
    expect(await result('/stories/silk')).toEqual(redirectTo('/stories/on-silk'));
  });

  it('is the page of another document that has the slug now', async () => {
    await publishAndVisit('silk');
    shop.stories = [story('silk'), { ...story('on-silk'), title: 'The former one' }];
    shop.ids = { silk: 'two', 'on-silk': 'one' };
    expect(await result('/stories/silk')).toMatchObject({ props: { title: 'Silk' } });
    shop.stories = [{ ...story('lace'), title: 'Lace' }, story('on-silk')];
    shop.ids = { lace: 'two', 'on-silk': 'one' };
    expect(await result('/stories/silk')).toEqual(redirectTo('/stories/lace'));
  });

  it('[screen.client-redirects.8] redirects as an editor’s rule says where there is one', async () => {
    await publishAndVisit('silk');
    rename('on-silk');
    shop.rules['/stories/silk'] = { target: '/stories', isPermanent: false };
    expect(await result('/stories/silk')).toMatchObject({
      redirect: { destination: '/stories', permanent: false },
    });
  });

  it('comes before a redirect of the platform', async () => {
    await publishAndVisit('silk');
    rename('on-silk');
    shop.moved['/stories/silk'] = '/collections/silk';
    expect(await result('/stories/silk')).toEqual(redirectTo('/stories/on-silk'));
  });

  it('leads to the present page, whatever the platform once said of that path', async () => {
    await publishAndVisit('silk');
    rename('on-silk');
    shop.moved['/stories/on-silk'] = '/stories/silk';
    expect(await result('/stories/silk')).toEqual(redirectTo('/stories/on-silk'));
    shop.moved['/stories/on-silk'] = '/collections/silk';
    expect(await result('/stories/silk')).toEqual(redirectTo('/stories/on-silk'));
    shop.isPlatformDown = true;
    expect(await result('/stories/silk')).toEqual(redirectTo('/stories/on-silk'));
  });

  it('is a 404 where a rule leads back to it, and the page at the present path stays', async () => {
    await publishAndVisit('silk');
    rename('on-silk');
    shop.rules['/stories/on-silk'] = { target: '/stories/silk', isPermanent: true };
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await result('/stories/silk')).toEqual(notFound);
    expect(await result('/stories/on-silk')).toHaveProperty('props');
    expect(log).toHaveBeenCalledWith('/stories/on-silk is not redirected to /stories/on-silk: loop');
    log.mockRestore();
  });

  it('[error.9] keeps what is served while the CMS fails', async () => {
    await publishAndVisit('silk');
    rename('on-silk');
    shop.isCmsDown = true;
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(result('/stories/silk')).rejects.toThrow();
    log.mockRestore();
  });

  it('[error.5] keeps what is served while the table fails, unless editors noted the slug', async () => {
    await publishAndVisit('silk');
    rename('on-silk');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(table, 'read').mockRejectedValue(new Error('no table'));
    await expect(result('/stories/silk')).rejects.toThrow('/stories/silk may be a former path');
    shop.formerSlugs = { silk: 'on-silk' };
    expect(await result('/stories/silk')).toEqual(redirectTo('/stories/on-silk'));
    shop.formerSlugs = {};
    shop.moved['/stories/silk'] = '/collections/silk';
    expect(await result('/stories/silk')).toEqual(redirectTo('/collections/silk'));
    expect(await result('/about')).toEqual(notFound);
    vi.mocked(table.read).mockRestore();
    expect(await result('/stories/silk')).toEqual(redirectTo('/stories/on-silk'));
    log.mockRestore();
  });

  it('is left out by `next build`, where there may be no table', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(table, 'read').mockRejectedValue(new Error('no table'));
    expect(await getCatchAllProps(pageContext({ path: ['stories', 'gone'] }, 'build'))).toEqual(notFound);
    vi.mocked(table.read).mockRestore();
    log.mockRestore();
  });

  it('of products and collections is the platform’s affair', async () => {
    shop.moved['/products/old-slip'] = '/products/slip';
    expect(await result('/products/old-slip/more')).toEqual(notFound);
    expect(platform.redirect).toHaveBeenCalled();
  });
});
