import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCatchAllPaths, getCatchAllProps } from './catch-all-page.ts';
import { noMeta, pageContext, propsOf, resetShop, shop, siteUrl } from './page-sources.fixture.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);

const returns = {
  slug: 'returns',
  title: 'Returns',
  body: [
    { kind: 'p' as const, spans: [{ text: 'Within 21 days.' }] },
    { kind: 'h2' as const, spans: [{ text: 'A fault' }] },
    { kind: 'p' as const, spans: [{ text: 'Is ours.' }] },
  ],
  sections: [],
  seo: { ...noMeta, description: 'Twenty-one days, by mail.' },
};

const pictured = { width: 1600, height: 900, alt: 'Evening', focus: null };
const heroOf = (image: typeof pictured & { src: string }) => ({
  ...{ key: 'a', kind: 'hero' as const, heading: 'Evening', text: null, link: null },
  ...{ image, mobileImage: null, tone: 'dark' as const },
});

beforeEach(() => {
  resetShop();
  shop.pages = [returns, { ...returns, slug: 'קשר', title: 'צור קשר' }];
});

const result = (...path: string[]) => getCatchAllProps(pageContext({ path }));

describe('a page of the editors [screen.route-table.22]', () => {
  it('shows its title, its text and its parts', async () => {
    const page = await propsOf(result('pages', 'returns'));
    expect(page).toMatchObject({
      kind: 'content-page',
      title: 'Returns',
      lede: 'Twenty-one days, by mail.',
      intro: [{ spans: [{ text: 'Within 21 days.' }] }],
      parts: [{ id: 'a-fault', text: [{ spans: [{ text: 'Is ours.' }] }] }],
      revalidate: 300,
    });
  });

  it('[entity.page-metadata-source.1] [entity.page-metadata-source.3] has its own words for search engines, or its title', async () => {
    expect((await propsOf(result('pages', 'returns'))).frame).toMatchObject({
      title: 'Returns — Vesper & Vine',
      description: 'Twenty-one days, by mail.',
      canonical: `${siteUrl}/pages/returns`,
      isIndexed: true,
      structuredData: [{ '@type': 'BreadcrumbList' }],
    });
    shop.pages = [{ ...returns, seo: { ...noMeta, title: 'Sending back' } }];
    expect((await propsOf(result('pages', 'returns'))).frame.title).toBe('Sending back — Vesper & Vine');
  });

  it('shares its own picture, else its first section’s', async () => {
    const picture = (name: string) => ({ ...pictured, src: `https://cdn.example/${name}.webp` });
    const sections = [heroOf(picture('hero'))];
    const shared = async (more: object) => {
      shop.pages = [{ ...returns, ...more }];
      return (await propsOf(result('pages', 'returns'))).frame.image;
    };
    expect(await shared({})).toBeNull();
    expect(await shared({ sections })).toBe('https://cdn.example/hero.webp');
    const seo = { ...noMeta, image: picture('seo') };
    expect(await shared({ sections, seo })).toBe('https://cdn.example/seo.webp');
  });

  it('is found by a slug in any script', async () => {
    expect(await propsOf(result('pages', 'קשר'))).toMatchObject({
      title: 'צור קשר',
      frame: { canonical: `${siteUrl}/pages/${encodeURIComponent('קשר')}` },
    });
  });

  it('[error.1] is a 404 when nobody has published it, and below it', async () => {
    expect(await result('pages', 'gone')).toEqual({ notFound: true, revalidate: 30 });
    expect(await result('pages', 'returns', 'more')).toEqual({ notFound: true, revalidate: 30 });
  });

  it('[error.9] is not replaced while the CMS fails', async () => {
    shop.isCmsDown = true;
    await expect(result('pages', 'returns')).rejects.toThrow();
  });

  it('is built ahead, unless an editor’s rule redirects it or the CMS fails', async () => {
    const prebuilt = async () => JSON.stringify((await getCatchAllPaths({})).paths);
    shop.rules['/pages/returns'] = { target: '/', isPermanent: true };
    expect(await prebuilt()).toContain(encodeURIComponent('קשר'));
    expect(await prebuilt()).not.toContain('returns');
    vi.spyOn(console, 'error').mockReturnValue();
    shop.isCmsDown = true;
    expect(await prebuilt()).toContain('onetrust-cookie-list');
  });
});
