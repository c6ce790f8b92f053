import { cacheKeys } from '@storefront/core/cache/keys';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './api-call.fixture.ts';
import { cms, noMeta, platform, resetShop, shop, table } from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);

/** A process of its own that has not read the catalogue yet. */
async function openProcess() {
  vi.resetModules();
  const { serveSitemap, serveSitemapPart } = await import('./serve-sitemap.ts');
  const sitemap = () => callApi(serveSitemap);
  const part = (name: string) => callApi(serveSitemapPart, { query: { part: name } });
  return { part, sitemap };
}

/** So many milliseconds after noon. */
const at = (ms: number) => vi.setSystemTime(noon + ms);

function reportChange(ms: number) {
  const expiresAt = noon / 1_000 + 86_400;
  return table.write(cacheKeys.mapChanged(), { value: noon + ms, staleAt: expiresAt, expiresAt });
}

const noon = Date.parse('2026-11-22T12:00:00Z');
const cookieList = 'https://shop.example/pages/onetrust-cookie-list';
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const log = vi.spyOn(console, 'error');

// Before modules are reset: the doubles are those that this file imports.
beforeAll(async () => {
  await import('./sources.ts');
  await import('./cache-table.ts');
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  log.mockReset().mockReturnValue(undefined);
  resetShop();
  shop.mapEntries = [
    { handle: 'slip', updatedAt: '2026-11-01T00:00:00Z', images: ['https://cdn.example/1.webp'] },
  ];
  await table.remove(cacheKeys.mapChanged());
  return () => vi.useRealTimers();
});

describe('the sitemap', () => {
  it('lists the home page, every collection and every product, with their pictures and last changes', async () => {
    const { sitemap } = await openProcess();
    const image = { src: 'https://cdn.example/silk.webp', width: 1, height: 1, altText: null };
    const collection = { id: 'gid://shopify/Collection/7', title: 'Silk', description: null };
    shop.collectionEntries = [
      { ...collection, handle: 'silk', image, updatedAt: '2026-11-02T00:00:00Z' },
      { ...collection, handle: 'café', image: null, updatedAt: null },
    ];
    shop.mapEntries.push({ handle: 'été', updatedAt: null, images: [] });
    const { status, headers, body } = await sitemap();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
    });
    const pictureOf = (src: string) => `<image:image><image:loc>${src}</image:loc></image:image>`;
    expect(body.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://shop.example/</loc></url>',
      `<url><loc>https://shop.example/collections/silk</loc><lastmod>2026-11-02T00:00:00Z</lastmod>${pictureOf(image.src)}</url>`,
      '<url><loc>https://shop.example/collections/caf%C3%A9</loc></url>',
      `<url><loc>https://shop.example/products/slip</loc><lastmod>2026-11-01T00:00:00Z</lastmod>${pictureOf('https://cdn.example/1.webp')}</url>`,
      '<url><loc>https://shop.example/products/%C3%A9t%C3%A9</loc></url>',
      `<url><loc>${cookieList}</loc></url>`,
    ]);
  });

  it('lists the stories, their list and each of its categories', async () => {
    const { sitemap } = await openProcess();
    const nothing = { summary: null, byline: null, description: null, cover: null, mobileCover: null };
    const story = { ...nothing, title: 'Silk', publishedAt: null, updatedAt: null, piece: null, minutes: 6 };
    shop.entries = [
      { ...story, type: 'story', slug: 'silk', tags: ['cloth-and-lace', 'care'] },
      { ...story, type: 'story', slug: 'wool', tags: ['cloth-and-lace'] },
    ];
    expect(addresses((await sitemap()).body).slice(2)).toEqual([
      'https://shop.example/stories',
      'https://shop.example/stories/about/cloth-and-lace',
      'https://shop.example/stories/silk',
      'https://shop.example/stories/wool',
      cookieList,
    ]);
  });

  it('lists every page of the editors', async () => {
    const { sitemap } = await openProcess();
    const texts = { title: 'Page', body: [], sections: [], seo: noMeta };
    shop.pages = Array.from({ length: 201 }, (_, at) => ({ ...texts, slug: `p${at}` }));
    const pages = addresses((await sitemap()).body).filter((address) => /\/pages\/p\d+$/.test(address ?? ''));
    expect(pages).toHaveLength(201);
    expect(cms.pageSlugs).not.toHaveBeenCalled();
  });

  it('is without the documents of the CMS while it fails, which is logged', async () => {
    const { sitemap } = await openProcess();
    shop.isCmsDown = true;
    const { status, body } = await sitemap();
    expect(status).toBe(200);
    expect(addresses(body)).toEqual([
      'https://shop.example/',
      'https://shop.example/products/slip',
      cookieList,
    ]);
    expect(log).toHaveBeenCalledWith(
      'The documents of the CMS could not be read for the sitemap',
      expect.anything(),
    );
  });

  it('leaves out the shipping protection and every path that redirects', async () => {
    const { sitemap } = await openProcess();
    const entry = { updatedAt: null, images: [] };
    shop.mapEntries.push(
      { handle: 'route-package-protection', ...entry },
      { handle: 'moved', ...entry },
      { handle: 'vesper-silk-robe-1', ...entry },
    );
    shop.rules['/products/moved'] = { target: '/', isPermanent: true };
    expect(addresses((await sitemap()).body)).toEqual([
      'https://shop.example/',
      'https://shop.example/products/slip',
      cookieList,
    ]);
  });

  it('is read once in ten minutes', async () => {
    const { part, sitemap } = await openProcess();
    await sitemap();
    at(599_999);
    await sitemap();
    await part('1');
    expect(platform.productMap.mock.calls).toEqual([['US']]);
    expect(platform.collections.mock.calls).toEqual([['US']]);
    at(600_001);
    await sitemap();
    expect(platform.productMap).toHaveBeenCalledTimes(2);
  });

  it('is read again as soon as a webhook has reported a change', async () => {
    const { sitemap } = await openProcess();
    await sitemap();
    await reportChange(1_000);
    at(2_000);
    shop.mapEntries = [];
    expect(addresses((await sitemap()).body)).toEqual(['https://shop.example/', cookieList]);
    expect(platform.productMap).toHaveBeenCalledTimes(2);
  });

  it('is served from the read before while the table of changes fails, which is logged', async () => {
    const { sitemap } = await openProcess();
    const down = new Error('no table');
    await sitemap();
    vi.spyOn(table, 'read').mockRejectedValueOnce(down);
    at(1_000);
    expect((await sitemap()).status).toBe(200);
    expect(platform.productMap).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith('The time of the latest sitemap change could not be read', down);
  });

  it('is the last known one while the platform fails, which is logged', async () => {
    const { sitemap } = await openProcess();
    const { body } = await sitemap();
    shop.isPlatformDown = true;
    at(700_000);
    expect(await sitemap()).toMatchObject({ status: 200, body });
    expect(log).toHaveBeenCalledWith('The sitemap could not be read again', expect.anything());
  });

  it('is a 503 with a time to come back when it was never read', async () => {
    const { sitemap } = await openProcess();
    shop.isPlatformDown = true;
    const { status, headers, body } = await sitemap();
    expect([status, headers['retry-after'], headers['cache-control'], body]).toEqual([
      503,
      '600',
      undefined,
      '',
    ]);
    expect(log).toHaveBeenCalledWith('The sitemap could not be built', expect.anything());
  });

  it('lists its parts when it is too long for one file', async () => {
    const { part, sitemap } = await openProcess();
    const entry = { updatedAt: null, images: [] };
    shop.mapEntries = Array.from({ length: 50_000 }, (_, at) => ({ handle: `piece-${at}`, ...entry }));
    expect(addresses((await sitemap()).body)).toEqual([
      'https://shop.example/api/sitemap/1',
      'https://shop.example/api/sitemap/2',
    ]);
    const { headers, body } = await part('2');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(addresses(body)).toEqual(['https://shop.example/products/piece-49999', cookieList]);
  });

  it.each(['2', '0', 'one'])('returns 404 for a part that does not exist: %s', async (name) => {
    const { part } = await openProcess();
    const { status, headers, body } = await part(name);
    expect([status, headers['cache-control'], body]).toEqual([404, undefined, '']);
  });
});
