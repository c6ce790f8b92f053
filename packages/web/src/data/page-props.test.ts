import type { ContentImage } from '@storefront/core/content/site-content';
import { noTexts } from '@storefront/core/content/site-content';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartCopy } from '../copy/cart-copy.ts';
import { serverErrorCopy } from '../copy/server-error-copy.ts';
import { getNotFoundProps } from './not-found-page.ts';
import { withinBuild } from './page-build.ts';
import { readFrame, takeReceipt, withFrame } from './page-props.ts';
import { noMeta, pageContext, propsOf, resetShop, setShell, shop } from './page-sources.fixture.ts';
import { getServerErrorProps } from './server-error-page.ts';
import { getCartProps } from './static-page.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(resetShop);

const image = (name: string): ContentImage => ({
  ...{ src: `https://cdn.example/${name}.webp`, width: 1200, height: 630, alt: name, focus: null },
});
const meta = { ...noMeta, canonicalPath: '/pages/about' };

/** The frame of a page that is rebuilt because of an edit, so that the shell is read again. */
async function frameOf(own: Partial<Parameters<typeof withFrame>[1]>) {
  const build = {
    ...{ startedAt: 0, isOnDemand: true, rulePath: null, notFoundPath: null, isIncomplete: false },
    ...{ sources: new Map(), listed: new Map() },
  };
  return withinBuild(build, async () => (await withFrame({}, { meta, ...own })).frame);
}

describe('the frame of a page', () => {
  it('has defaults for everything but the meta', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2024-12-31T23:30:00-05:00') });
    expect(await frameOf({})).toEqual({
      ...{
        shell: shop.shell,
        heroTone: null,
        lookAtTop: { wide: 'black-white', narrow: 'black-white' },
        year: 2025,
        holdsNewsletter: false,
        isIndexed: true,
        saleTags: [],
      },
      ...{ rootClasses: 'route--about', canonical: 'https://shop.example/pages/about' },
      ...{ title: 'Vesper & Vine', description: null, image: null, structuredData: [] },
    });
    vi.useRealTimers();
  });

  it('is added to the props of the page', async () => {
    expect(await withFrame({ handle: 'slip' }, { meta })).toMatchObject({ handle: 'slip', frame: {} });
  });

  it('takes title and picture of the page, else those of the settings', async () => {
    setShell({ seo: { title: 'Vesper & Vine: silk', description: null, image: image('settings') } });
    expect(await frameOf({})).toMatchObject({
      title: 'Vesper & Vine: silk',
      image: image('settings').src,
    });
    const own = { ...meta, title: 'About', image: image('about') };
    expect(await frameOf({ meta: own })).toMatchObject({
      title: 'About — Vesper & Vine',
      image: image('about').src,
    });
  });

  it('[entity.cms-settings-document.20] takes the description of the page, else the backup of the settings, else that of the site', async () => {
    setShell({ seo: { title: null, description: 'Of the site', image: null } });
    expect((await frameOf({})).description).toBe('Of the site');
    shop.siteData = {
      backupMetaDescription: 'Backup',
      productRecommendation: { heading: null, profile: null },
      synonyms: [],
    };
    expect((await frameOf({})).description).toBe('Backup');
    expect((await frameOf({ meta: { ...meta, description: 'Its own' } })).description).toBe('Its own');
  });

  it('[error.9] keeps the backup description read last while the CMS fails or its settings are missing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    shop.siteData = {
      backupMetaDescription: 'Known',
      productRecommendation: { heading: null, profile: null },
      synonyms: [],
    };
    await frameOf({});
    shop.siteData = null;
    expect((await frameOf({})).description).toBe('Known');
    shop.isCmsDown = true;
    expect((await frameOf({})).description).toBe('Known');
    expect(log).toHaveBeenCalledWith('Problem loading settings', '', expect.anything());
    log.mockRestore();
  });

  it('adds the breadcrumb last', async () => {
    const { structuredData } = await frameOf({
      structuredData: [{ '@type': 'Product' }],
      trail: [{ name: 'Slip', path: '/products/slip' }],
    });
    expect(structuredData).toMatchObject([
      { '@type': 'Product' },
      { itemListElement: [{ name: 'Vesper & Vine' }, { item: 'https://shop.example/products/slip' }] },
    ]);
  });

  it("is read from a page's props, and null for Next's own error page", async () => {
    const frame = await frameOf({});
    expect(readFrame({ pageProps: { frame } })).toBe(frame);
    for (const none of [
      { pageProps: {} },
      { pageProps: null },
      { pageProps: 'frame' },
      {},
      null,
      'pageProps',
    ])
      expect(readFrame(none)).toBeNull();
  });
});

it('gives its receipt away once', async () => {
  const receipt = { builtAt: '2026-11-22T12:00:00.000Z', sources: { settings: 'r1' } };
  const frame = { ...(await frameOf({})), receipt };
  expect(takeReceipt(frame)).toEqual(receipt);
  expect(frame).not.toHaveProperty('receipt');
  expect(takeReceipt(frame)).toBeNull();
});

describe('the pages without sources of their own', () => {
  it('the cart is the same for everybody, not indexed, and revalidated every 5 minutes', async () => {
    expect(await propsOf(getCartProps(pageContext()))).toMatchObject({
      frame: {
        canonical: 'https://shop.example/cart',
        title: `${cartCopy.pageTitle} — Vesper & Vine`,
        isIndexed: false,
        rootClasses: 'route--cart',
      },
      revalidate: 300,
    });
  });

  it('the page of server errors is not indexed, and built once', async () => {
    const page = await propsOf(getServerErrorProps(pageContext()));
    expect(page).toMatchObject({
      frame: {
        canonical: 'https://shop.example/500',
        title: `${serverErrorCopy.title} — Vesper & Vine`,
        isIndexed: false,
      },
    });
    expect(page.revalidate).toBeUndefined();
  });
});

describe('[screen.route-table.3] the not-found page', () => {
  const notFound = { title: 'Lost', body: [], bannerImage: null, collectionTitle: 'You may like' };
  const page = () => propsOf(getNotFoundProps(pageContext()));

  it("has editors' texts and what cards need of the settings; not indexed, revalidated every 5 minutes", async () => {
    const sale = [{ tag: 'sale', text: 'Sale' }];
    shop.notFound = notFound;
    shop.texts = { ...noTexts, collectionSaleTags: sale, colours: { Rose: '#f4c2c2' } };
    expect(await page()).toMatchObject({
      page: notFound,
      cardTexts: { collectionSaleTags: sale, colours: { Rose: '#f4c2c2' } },
      frame: {
        canonical: 'https://shop.example/404',
        title: 'Lost — Vesper & Vine',
        isIndexed: false,
        rootClasses: 'route--404',
      },
      revalidate: 300,
    });
  });

  it('has no text when editors wrote none', async () => {
    expect(await page()).toMatchObject({ page: null, frame: { title: 'Vesper & Vine' } });
  });

  it('[error.9] keeps the texts read last while the CMS fails, and reads no catalogue', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    shop.notFound = notFound;
    await page();
    shop.isCmsDown = true;
    shop.isPlatformDown = true;
    expect(await page()).toMatchObject({ page: notFound });
    const ofParts = log.mock.calls.filter(
      ([problem, name]) => problem === 'Problem loading settings' && name === '',
    );
    // The page, the texts of its cards, and those of the frame, which are read once.
    expect(ofParts).toHaveLength(3);
    log.mockRestore();
  });
});
