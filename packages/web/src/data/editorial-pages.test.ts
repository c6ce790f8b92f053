import type { DocumentEntry, Story } from '@storefront/core/content/editorial-documents';
import { exampleProduct } from '@storefront/core/product/example-product';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './api-call.fixture.ts';
import { getCatchAllProps } from './catch-all-page.ts';
import { pageContext, resetShop, shop } from './page-sources.fixture.ts';
import { serveStoriesFeed } from './serve-stories-feed.ts';

vi.mock('./sources.ts', async () => (await import('./page-sources.fixture.ts')).sources);
vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);
beforeEach(resetShop);

const result = (path: string) => getCatchAllProps(pageContext({ path: path.split('/').slice(1) }));

const entry = (
  type: 'story' | 'campaign',
  slug: string,
  tags: string[] = [],
): DocumentEntry & { type: typeof type } => ({
  type,
  slug,
  title: `The ${slug}`,
  tags,
  publishedAt: '2026-11-02T09:00:00Z',
  updatedAt: '2026-11-03T09:00:00Z',
  summary: 'Sixty pieces',
  byline: 'Autumn 2026',
  description: null,
  cover: null,
  mobileCover: null,
  piece: null,
  minutes: type === 'story' ? 6 : null,
});

const noSeo = { title: null, description: null, image: null };
const story: Story = {
  slug: 'silk',
  title: 'Silk',
  language: 'en-us',
  tags: ['cloth'],
  publishedAt: '2026-11-02T09:00:00Z',
  cover: null,
  seo: noSeo,
  standfirst: 'Nine days',
  byline: 'Words by Teresa Vale.',
  chapters: [
    {
      key: 'a',
      text: [{ kind: 'p', spans: [{ text: 'It hangs.' }] }],
      image: null,
      caption: [],
      quote: 'It hangs.',
    },
  ],
  products: [],
};

describe('a story', () => {
  it('[screen.route-table.24] [screen.link-rules.1] has its chapters as sections, and what to read next', async () => {
    shop.stories = [story];
    shop.entries = [entry('story', 'silk', ['cloth']), entry('story', 'lace', ['care'])];
    expect(await result('/stories/silk')).toMatchObject({
      props: {
        kind: 'story',
        title: 'Silk',
        minutes: 6,
        sections: [{ kind: 'passage', hasDropCapital: true }, { kind: 'quote' }],
        next: { href: '/stories/lace', category: 'care', minutes: 6 },
        frame: { canonical: expect.stringMatching(/\/stories\/silk$/), isIndexed: true },
      },
    });
  });

  it('[entity.page-metadata-source.1] describes itself by its standfirst where editors wrote no description', async () => {
    shop.stories = [story];
    expect(await result('/stories/silk')).toMatchObject({
      props: { frame: { description: 'Nine days', title: expect.stringContaining('Silk') } },
    });
  });

  it('[const.page-meta.2] is an article to link previews and search engines, with its times and its category', async () => {
    shop.stories = [story];
    shop.entries = [entry('story', 'silk', ['cloth'])];
    const times = { publishedAt: '2026-11-02T09:00:00.000Z', modifiedAt: '2026-11-03T09:00:00.000Z' };
    expect(await result('/stories/silk')).toMatchObject({
      props: {
        frame: {
          article: { ...times, section: 'Cloth' },
          structuredData: [{ '@type': 'Article', datePublished: times.publishedAt }, {}],
        },
      },
    });
    shop.stories = [{ ...story, tags: [], publishedAt: 'soon' }];
    shop.entries = [];
    expect(await result('/stories/silk')).toMatchObject({
      props: { frame: { article: { publishedAt: null, modifiedAt: null, section: null } } },
    });
    expect(await result('/stories')).not.toHaveProperty('props.frame.article');
  });

  it('[entity.content-document.1] says its language to search engines, and to readers where it is not the page’s', async () => {
    shop.stories = [story];
    expect(await result('/stories/silk')).toMatchObject({
      props: { language: null, frame: { structuredData: [{ inLanguage: 'en-US' }, {}] } },
    });
    shop.stories = [{ ...story, language: 'fr-fr' }];
    expect(await result('/stories/silk')).toMatchObject({
      props: { language: 'fr-FR', frame: { structuredData: [{ inLanguage: 'fr-FR' }, {}] } },
    });
  });

  it('[error.1] is a 404 where there is none', async () => {
    expect(await result('/stories/gone')).toEqual({ notFound: true, revalidate: 30 });
    expect(await result('/campaigns/gone')).toEqual({ notFound: true, revalidate: 30 });
  });
});

describe('the list of stories', () => {
  it('has six stories a page and its categories', async () => {
    shop.entries = Array.from({ length: 8 }, (_, at) =>
      entry('story', `s${at}`, [at < 5 ? 'cloth' : 'care']),
    );
    expect(await result('/stories')).toMatchObject({
      props: {
        kind: 'stories',
        total: 8,
        page: 1,
        pages: 2,
        stories: { length: 6 },
        categories: [
          { tag: 'cloth', count: 5 },
          { tag: 'care', count: 3 },
        ],
      },
    });
    expect(await result('/stories/page/2')).toMatchObject({ props: { page: 2, stories: { length: 2 } } });
    expect(await result('/stories/about/care')).toMatchObject({
      props: { tag: 'care', stories: { length: 3 } },
    });
  });

  it.each(['/stories/page/3', '/stories/page/0', '/stories/page/x', '/stories/about/nothing'])(
    'is a 404 at %s',
    async (path) => {
      shop.entries = Array.from({ length: 8 }, (_, at) => entry('story', `s${at}`));
      expect(await result(path)).toMatchObject({ notFound: true });
    },
  );

  it('says so while there is no story', async () => {
    expect(await result('/stories')).toMatchObject({ props: { stories: [], pages: 1 } });
  });
});

it('[screen.route-table.25] the list of campaigns has the newest first', async () => {
  shop.entries = [entry('campaign', 'nocturne'), entry('campaign', 'jardin')];
  expect(await result('/campaigns')).toMatchObject({
    props: {
      kind: 'campaigns',
      campaigns: [
        { href: '/campaigns/nocturne', note: 'Autumn 2026, sixty pieces' },
        { href: '/campaigns/jardin' },
      ],
    },
  });
});

it('a campaign carries the texts for cards that the browser makes only where it recommends something', async () => {
  const shared = { slug: 'nocturne', title: 'Nocturne', language: null, tags: [], publishedAt: null };
  const campaign = { ...shared, cover: null, seo: noSeo, season: null, summary: null };
  const rail = { key: 'r', kind: 'productRail' as const, heading: 'For you', link: null, handles: [] };
  shop.campaigns = [
    { ...campaign, sections: [{ ...rail, profile: 'home-page' }] },
    { ...campaign, slug: 'jardin', language: 'pt', sections: [] },
  ];
  expect(await result('/campaigns/nocturne')).toMatchObject({ props: { cardTexts: { colours: {} } } });
  expect(await result('/campaigns/jardin')).toMatchObject({
    props: { cardTexts: null, language: 'pt' },
  });
});

it('a campaign in the list has the first piece of its rail beside its words', async () => {
  const image = { src: 'https://cdn.example/scarf.webp', width: 800, height: 1000, altText: null };
  shop.products = [
    exampleProduct({ handle: 'scarf', images: [image] }),
    exampleProduct({ handle: 'hat', images: [] }),
  ];
  const pieces = ['scarf', 'hat', null];
  shop.entries = pieces.map((piece, at) => ({ ...entry('campaign', `c${at}`), piece }));
  expect(await result('/campaigns')).toMatchObject({
    props: {
      campaigns: [
        { piece: { href: '/products/scarf', image: { src: image.src } } },
        { piece: null },
        { piece: null },
      ],
    },
  });
});

it('[error.5] a campaign in the list stands without its piece while the platform fails, and the list is soon made again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.entries = [{ ...entry('campaign', 'nocturne'), piece: 'scarf' }];
  shop.isPlatformDown = true;
  expect(await result('/campaigns')).toMatchObject({
    props: { campaigns: [{ href: '/campaigns/nocturne', piece: null }] },
    revalidate: 60,
  });
  log.mockRestore();
});

it('the list of campaigns has pages, of which the first begins with the newest where it has a picture', async () => {
  const cover = { src: '/a.webp', width: 1600, height: 900, alt: '', focus: null };
  const mobileCover = { ...cover, src: '/narrow.webp' };
  shop.entries = Array.from({ length: 8 }, (_, at) => ({
    ...entry('campaign', `c${at}`),
    ...(at === 0 && { cover, mobileCover }),
  }));
  expect(await result('/campaigns')).toMatchObject({
    props: {
      lead: { href: '/campaigns/c0', cover, mobileCover },
      ...{ campaigns: { length: 5 }, page: 1, pages: 2 },
      frame: { heroTone: 'dark' },
    },
  });
  expect(await result('/campaigns/page/2')).toMatchObject({
    props: { lead: null, campaigns: { length: 2 }, page: 2, frame: { heroTone: null } },
  });
  expect(await result('/campaigns/page/3')).toMatchObject({ notFound: true });
  expect(await result('/campaigns/page/1')).toMatchObject({ redirect: { destination: '/campaigns' } });
});

it('[error.9] /stories/rss.xml lists the stories, while the CMS fails the former ones, before that 503', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.isCmsDown = true;
  expect(await callApi(serveStoriesFeed)).toMatchObject({ status: 503, headers: { 'retry-after': '600' } });
  shop.isCmsDown = false;
  shop.entries = [entry('story', 'silk', ['cloth'])];
  const found = await callApi(serveStoriesFeed);
  expect(found.body).toContain('<category>Cloth</category>');
  shop.isCmsDown = true;
  expect((await callApi(serveStoriesFeed)).body).toBe(found.body);
});
