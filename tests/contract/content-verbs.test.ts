import type { SanityClient } from '@sanity/client';
import type { ContentReader } from '@storefront/core/providers/content/content';
import { createContentReader } from '@storefront/core/providers/content/sanity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { type ContentPlatform, contentClient, startContentDouble } from './content-platforms.ts';

let platform: ContentPlatform;
let reader: ContentReader;
let editor: SanityClient;

beforeAll(async () => {
  platform = await startContentDouble();
  reader = createContentReader(platform.options);
  editor = contentClient(platform, { token: contentProject.editorToken });
});
afterAll(() => platform.close());

describe('settings that the content provider reads', () => {
  it('[entity.cms-settings-document.7] [entity.cms-settings-document.12] sets and their banner', async () => {
    const offer = await reader.setOffer();
    expect(offer).toMatchObject({
      title: 'Wear it as a set',
      titleLingerie: 'The rest of the lace',
      bannerText: expect.stringContaining('one width of cloth'),
    });
    expect(offer?.sets.map(({ title }) => title)).toContain('The Odile set');
    expect(offer?.sets.every(({ products }) => products.length > 1)).toBe(true);
    expect(offer?.sets[0]?.products).toContain('odile-balconette-bra-black');
  });

  it('[entity.cms-settings-document.14] [entity.cms-settings-document.15] size guides and how to measure', async () => {
    const found = await reader.sizeGuides();
    const bras = found?.guides.find(({ tags }) => tags.includes('usg-bras'));
    expect(bras).toMatchObject({ title: 'Bras', handles: ['bras'], showsCountrySelect: true });
    expect(bras?.tables).toHaveLength(2);
    expect(bras?.tables[0]?.rows[0]).toEqual(['Under the bust', 'US/Canada', 'UK', 'France', 'Italy']);
    expect(bras?.tables[0]?.rows[1]).toEqual(['25-26 in', 'US 30', 'UK 30', 'FR 80', 'IT 0']);
    expect(found?.info).toMatchObject({
      instructionsHeading: 'How to measure',
      instructionsImage: { src: expect.stringMatching(/\.svg$/), width: 520, height: 780 },
    });
    expect(found?.info.instructions.map(({ kind }) => kind)).toContain('number');
  });

  it('[entity.cms-settings-document.18] [entity.cms-settings-document.20] the other fields', async () => {
    const site = await reader.siteData();
    expect(site).toMatchObject({
      backupMetaDescription: expect.stringContaining('Porto'),
      productRecommendation: { heading: 'Customers also viewed', profile: 'product-page' },
      synonyms: expect.arrayContaining([expect.objectContaining({ says: expect.any(String) })]),
    });
  });
});

describe('other documents that the content provider reads', () => {
  it('a page by its slug', async () => {
    const page = await reader.page('returns');
    expect(page).toMatchObject({ slug: 'returns', seo: { title: expect.any(String) } });
    expect(page?.body.length).toBeGreaterThan(2);
    expect(await reader.page('no-such-page')).toBeNull();
  });

  it('a story by its slug', async () => {
    const story = await reader.story('cut-on-the-cross');
    expect(story).toMatchObject({
      slug: 'cut-on-the-cross',
      title: 'Cut on the cross',
      byline: expect.stringContaining('Teresa Vale'),
      tags: ['atelier', 'silk'],
      publishedAt: '2026-11-02T09:00:00Z',
      cover: { src: expect.stringContaining('/images/') },
    });
    expect(story?.chapters.length).toBeGreaterThan(2);
    expect(story?.products.length).toBeGreaterThan(0);
    expect(await reader.story('on-the-bias')).toBeNull();
    expect(await reader.story('nocturne')).toBeNull();
  });

  it('the path of a document by its slug, by a former one and by its id, of its own type only', async () => {
    const pathOf = (type: 'page' | 'story' | 'campaign', slug: string, id: string | null = null) =>
      reader.documentPath({ type, slug, id });
    expect(await pathOf('story', 'cut-on-the-cross')).toBe('/stories/cut-on-the-cross');
    expect(await pathOf('story', 'on-the-bias')).toBe('/stories/cut-on-the-cross');
    expect(await pathOf('story', 'gone', 'story-washing-silk')).toBe('/stories/washing-silk');
    expect(await pathOf('story', 'on-the-bias', 'story-washing-silk')).toBe('/stories/cut-on-the-cross');
    expect(await pathOf('campaign', 'gone', 'campaign-nocturne')).toBe('/campaigns/nocturne');
    expect(await pathOf('page', 'gone', 'campaign-nocturne')).toBeNull();
    expect(await pathOf('page', 'gone')).toBeNull();
    expect(await pathOf('page', 'returns')).toBe('/pages/returns');
  });

  it('a campaign with its sections', async () => {
    const campaign = await reader.campaign('nocturne');
    expect(campaign).toMatchObject({ title: 'Nocturne', season: 'Winter 2026', summary: 'Forty pieces' });
    expect(campaign?.sections.length).toBeGreaterThan(0);
  });

  it('[entity.page-metadata-source.1] a collection’s SEO fields', async () => {
    expect(await reader.collection('evening')).toMatchObject({
      title: expect.any(String),
      seo: { title: expect.any(String), description: expect.any(String) },
    });
    expect(await reader.collection('no-such-collection')).toBeNull();
  });

  it('[entity.product-mapped-from-cms-store-data.1] [entity.product-mapped-from-cms-store-data.4] products from the store’s data, in the requested order', async () => {
    const handles = ['odile-balconette-bra-black', 'no-such-bra', 'aurelia-slip-dress-oxblood'];
    const products = await reader.storeProducts(handles);
    expect(products.map(({ handle }) => handle)).toEqual([handles[0], handles[2]]);
    expect(products[1]).toMatchObject({ title: 'Aurelia Slip Dress', vendor: expect.any(String) });
    expect(products[1]?.variants.length).toBeGreaterThan(1);
    expect(products[1]?.price).toBeGreaterThan(10_000);
    expect(await reader.storeProducts([])).toEqual([]);
  });

  it.each([
    ['/pages/about', '/pages/our-story', true],
    ['/pages/about/?ref=mail#top', '/pages/our-story', true],
    ['/pages/refer-a-friend', '/account/rewards#refer', false],
  ])('[screen.client-redirects.8] the rule of the path %s', async (path, target, isPermanent) => {
    expect(await reader.routeRule(path)).toEqual({ target, isPermanent });
  });

  it('[screen.client-redirects.8] no rule for other paths, and none with an unsafe target', async () => {
    await editor.create({
      _id: 'route-rule-bad',
      _type: 'routeRule',
      path: '/pages/bad',
      url: 'javascript:alert(1)',
    });
    expect(await reader.routeRule('/pages/bad')).toBeNull();
    expect(await reader.routeRule('/pages/returns')).toBeNull();
    expect(await reader.routeRule('/')).toBeNull();
  });

  it('[screen.client-redirects.8] those of many paths that have a rule', async () => {
    const paths = ['/pages/returns', '/pages/about', '/blogs/journal'];
    expect((await reader.pathsWithRouteRule(paths)).toSorted()).toEqual(['/blogs/journal', '/pages/about']);
    expect(await reader.pathsWithRouteRule([])).toEqual([]);
  });
});

describe('[call.cms.6] searching for documents', () => {
  it('returns pages of a size, newest first', async () => {
    const first = await reader.searchDocuments({ type: 'story', pageSize: 2 });
    const second = await reader.searchDocuments({ type: 'story', pageSize: 2, page: 2 });
    expect(first).toMatchObject({ page: 1, pageSize: 2, total: 8 });
    expect([first.documents.length, second.documents.length]).toEqual([2, 2]);
    const dates = [...first.documents, ...second.documents].map(({ data }) => String(data.publishedAt));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await reader.searchDocuments({ type: 'story', page: 9 })).documents).toEqual([]);
  });

  it('[entity.content-document.1] returns type, uid, tags, lang, url, slugs and data', async () => {
    const { documents } = await reader.searchDocuments({
      type: 'story',
      filters: [{ field: 'uid', anyOf: ['cut-on-the-cross'] }],
    });
    expect(documents).toEqual([
      {
        type: 'story',
        uid: 'cut-on-the-cross',
        tags: ['atelier', 'silk'],
        lang: 'en-us',
        url: '/stories/cut-on-the-cross',
        slugs: ['cut-on-the-cross', 'on-the-bias'],
        data: expect.objectContaining({ title: 'Cut on the cross', chapters: expect.any(Array) }),
      },
    ]);
  });

  it('filters by lists and by single values, also of data, and by all filters together', async () => {
    const search = async (filters: { field: string; anyOf: string[] }[]) =>
      (await reader.searchDocuments({ type: 'story', filters })).documents.map(({ uid }) => uid);
    const silk = await search([{ field: 'tags', anyOf: ['silk', 'no-such-tag'] }]);
    expect(silk).toContain('cut-on-the-cross');
    expect(await search([{ field: 'slugs', anyOf: ['on-the-bias'] }])).toEqual(['cut-on-the-cross']);
    expect(await search([{ field: 'data.title', anyOf: ['Cut on the cross'] }])).toEqual([
      'cut-on-the-cross',
    ]);
    expect(
      await search([
        { field: 'tags', anyOf: ['silk'] },
        { field: 'lang', anyOf: ['fr-fr'] },
      ]),
    ).toEqual([]);
  });

  it('sorts by the requested fields', async () => {
    const { documents } = await reader.searchDocuments({
      type: 'campaign',
      orderings: [{ field: 'data.title', direction: 'asc' }],
    });
    const titles = documents.map(({ data }) => String(data.title));
    expect(titles.length).toBeGreaterThan(1);
    expect(titles).toEqual(titles.toSorted());
  });

  it('refuses an invalid search without a request', async () => {
    const bad = reader.searchDocuments({ type: 'story', filters: [{ field: 'tags]|{', anyOf: ['a'] }] });
    await expect(bad).rejects.toMatchObject({ code: 'document-search-invalid', kind: 'input' });
  });

  it('finds no drafts', async () => {
    await editor.create({
      _id: 'drafts.story-draft',
      _type: 'story',
      title: 'Draft',
      slug: { current: 'draft' },
    });
    const { documents } = await reader.searchDocuments({ type: 'story' });
    expect(documents.map(({ uid }) => uid)).not.toContain('draft');
  });
});

describe('the content provider and its versions', () => {
  it('returns the documents read, with their versions', async () => {
    const read: [string, string][] = [];
    const noting = createContentReader({
      ...platform.options,
      onRead: (id, version) => read.push([id, version]),
    });
    await noting.story('washing-silk');
    await noting.storeProducts(['odile-balconette-bra-black']);
    await noting.searchDocuments({ type: 'campaign' });
    const ids = read.map(([id]) => id);
    expect(ids[0]).toBe('story-washing-silk');
    expect(ids[1]).toMatch(/^shopifyProduct-/);
    expect(ids).toContain('campaign-nocturne');
    expect(read.every(([, version]) => Date.parse(version) > 0)).toBe(true);
  });
});
