import { exampleProduct } from '@storefront/core/product/example-product';
import type { PageSection } from '@storefront/core/providers/content/sections/section-registry';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getHomeProps } from './home-page.ts';
import {
  noMeta,
  noSiteData,
  pageContext,
  platform,
  propsOf,
  resetShop,
  shop,
  table,
} from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
const deployed = vi.hoisted(() => ({ buildId: '' }));
vi.mock('../clients/site-config.ts', () => ({
  get buildId() {
    return deployed.buildId;
  },
}));
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(resetShop);

const image = { src: 'https://cdn.example/hero.webp', width: 1600, height: 900, alt: 'Evening', focus: null };
const hero: PageSection = {
  ...{ key: 'a', kind: 'hero', heading: 'The hour after six', text: null, link: null },
  ...{ image, mobileImage: null, tone: 'dark' },
};
const rail = (...handles: string[]): PageSection => ({
  ...{ key: 'b', kind: 'productRail', heading: 'New this week', link: null, handles },
});
const newsletter: PageSection = {
  ...{ key: 'c', kind: 'newsletter', heading: 'First refusal', text: 'Small runs', consent: [] },
};
const home = () => propsOf(getHomeProps(pageContext()));

describe('the home page', () => {
  it("has the editors' sections and, by handle, the cards of their products that exist", async () => {
    shop.products = [exampleProduct({ handle: 'slip' }), exampleProduct({ handle: 'robe', title: 'Robe' })];
    shop.home = { sections: [rail('robe', 'gone'), rail('slip', 'robe')], seo: noMeta };
    const { sections, cards } = await home();
    expect(sections).toEqual(shop.home.sections);
    expect(Object.keys(cards)).toEqual(['robe', 'slip']);
    expect(cards.robe).toMatchObject({ handle: 'robe', title: 'Robe' });
    expect(platform.productsByHandles.mock.calls).toEqual([[['robe', 'gone', 'slip'], 'US']]);
  });

  it('is indexed at the root of the site, with its own meta, and revalidated every 60 seconds', async () => {
    shop.home = { sections: [], seo: { title: 'Evening wear', description: 'Silk', image } };
    expect(await home()).toMatchObject({
      frame: {
        canonical: 'https://shop.example/',
        rootClasses: 'route--home',
        title: 'Evening wear — Vesper & Vine',
        description: 'Silk',
        image: image.src,
        isIndexed: true,
      },
      revalidate: 60,
    });
  });

  it('describes the organisation and its search for search engines, without a breadcrumb', async () => {
    const { frame } = await home();
    expect(frame.structuredData).toMatchObject([
      { '@type': 'Organization', name: 'Vesper & Vine', url: 'https://shop.example/' },
      { '@type': 'WebSite' },
    ]);
    expect(frame.structuredData).toHaveLength(2);
  });

  it.each([
    ['dark', [hero, newsletter]],
    ['dark', [hero]],
    [null, [newsletter, hero]],
    [null, []],
  ])('takes the tone of the header from a hero that comes first: %s', async (tone, sections) => {
    shop.home = { sections, seo: noMeta };
    const { frame } = await home();
    expect(frame.heroTone).toBe(tone);
    expect(frame.holdsNewsletter).toBe(sections.includes(newsletter));
  });

  it('is empty when editors wrote none, without a query for products', async () => {
    expect(await home()).toMatchObject({ sections: [], cards: {}, frame: { title: 'Vesper & Vine' } });
    expect(platform.productsByHandles).not.toHaveBeenCalled();
  });

  it('[error.9] keeps its former version when the CMS returns no home page', async () => {
    deployed.buildId = 'build-1';
    onTestFinished(() => {
      deployed.buildId = '';
    });
    shop.home = { sections: [rail('slip')], seo: noMeta };
    shop.siteData = noSiteData;
    await home();
    shop.home = null;
    await expect(home()).rejects.toThrow('keeps its former version');
  });

  it.each(['isCmsDown', 'isPlatformDown'] as const)(
    'is not rebuilt during an outage, so that its former version stays (%s)',
    async (outage) => {
      shop.home = { sections: [rail('slip')], seo: noMeta };
      shop[outage] = true;
      await expect(home()).rejects.toThrow(outage);
    },
  );

  it('lists in its receipt and in the index of pages what it was built from', async () => {
    shop.products = [exampleProduct({ handle: 'slip', updated_at: '2026-11-01T00:00:00Z' })];
    shop.home = { sections: [rail('slip', 'gone')], seo: noMeta };
    const { frame } = await home();
    expect(frame.receipt?.sources).toEqual({
      settings: shop.shell.revision,
      'product:slip': '2026-11-01T00:00:00Z',
      'product:gone': null,
    });
    const row = await table.read({ pk: 'pages.1', sk: '/' });
    expect(row?.value).toMatchObject({ tags: ['home', 'product:gone', 'product:slip'] });
  });
});
