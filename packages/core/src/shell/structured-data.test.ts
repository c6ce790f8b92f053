import { describe, expect, it } from 'vitest';
import { articleJsonLd, breadcrumbJsonLd, siteJsonLd, trailOfType } from './structured-data.ts';

const site = { siteUrl: 'https://shop.example', brandName: 'Vesper & Vine' };

describe('structured data for search engines', () => {
  it('names the organisation and its search', () => {
    const [organisation, website] = siteJsonLd(site);
    expect(organisation).toMatchObject({ '@type': 'Organization', name: 'Vesper & Vine' });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      publisher: { '@id': 'https://shop.example/#organization' },
      potentialAction: {
        target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
      },
    });
  });

  it('lists the breadcrumbs from the home page on', () => {
    const trail = [
      { name: 'Dresses', path: '/collections/dresses' },
      { name: 'Iris', path: '/products/iris' },
    ];
    expect(breadcrumbJsonLd(trail, site)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Vesper & Vine', item: 'https://shop.example/' },
        { position: 2, name: 'Dresses', item: 'https://shop.example/collections/dresses' },
        { position: 3, name: 'Iris', item: 'https://shop.example/products/iris' },
      ],
    });
  });
});

describe('[screen.product-detail-page.6] the trail from the menu to the collection of a product type', () => {
  const link = (title: string, href: string) => ({ title, href });
  const menu = [
    {
      ...link('Clothing', '/collections/clothing'),
      columns: [
        { links: [link('Dresses', '/stories/dresses'), link(' dresses ', '/collections/dresses')] },
        { links: [link('All', '/collections/clothing'), link('', '/collections/all')] },
        { links: [link('Tailoring & coats', '/collections/tailoring')] },
      ],
    },
    { ...link('Stories', '/stories'), columns: [{ links: [link('Robes', '/collections/robes')] }] },
    { ...link('Bras', '/collections/bras'), columns: [{ links: [link('Bras', '/collections/bras')] }] },
  ];
  it.each([
    [
      'Dresses',
      [
        { name: 'Clothing', path: '/collections/clothing' },
        { name: 'dresses', path: '/collections/dresses' },
      ],
    ],
    ['Robes', [{ name: 'Robes', path: '/collections/robes' }]],
    ['Bras', [{ name: 'Bras', path: '/collections/bras' }]],
    ['All', [{ name: 'All', path: '/collections/clothing' }]],
    ['Robe', [{ name: 'Robes', path: '/collections/robes' }]],
    [
      'Tailoring',
      [
        { name: 'Clothing', path: '/collections/clothing' },
        { name: 'Tailoring & coats', path: '/collections/tailoring' },
      ],
    ],
    ['Hats', []],
    ['', []],
  ])('%s', (type, trail) => {
    expect(trailOfType(type, menu)).toEqual(trail);
  });
});

it('a story is an article of the house, with what is known of it', () => {
  const site = { siteUrl: 'https://shop.example', brandName: 'Vesper & Vine' };
  const bare = {
    headline: 'Silk',
    path: '/stories/silk',
    description: null,
    image: null,
    language: null,
    byline: null,
    publishedAt: null,
    modifiedAt: null,
  };
  for (const unknown of ['datePublished', 'inLanguage'])
    expect(articleJsonLd(bare, site)).not.toHaveProperty(unknown);
  const known = {
    ...bare,
    description: 'Nine days',
    image: 'https://cdn.example/silk.webp',
    language: 'fr-FR',
    publishedAt: '2026-11-02T09:00:00Z',
    modifiedAt: '2026-11-03T09:00:00Z',
  };
  expect(articleJsonLd(known, site)).toMatchObject({
    '@type': 'Article',
    headline: 'Silk',
    mainEntityOfPage: 'https://shop.example/stories/silk',
    publisher: { name: 'Vesper & Vine' },
    description: 'Nine days',
    image: ['https://cdn.example/silk.webp'],
    inLanguage: 'fr-FR',
    datePublished: '2026-11-02T09:00:00Z',
    dateModified: '2026-11-03T09:00:00Z',
  });
});

it.each([
  ['Words by Teresa Vale. From the Porto atelier.', ['Teresa Vale']],
  ['Words by Inês de Moura and Ana-Lúcia Ferreira', ['Inês de Moura', 'Ana-Lúcia Ferreira']],
  ['By Teresa Vale, Ana Ferreira & Inês Moura', ['Teresa Vale', 'Ana Ferreira', 'Inês Moura']],
  ['A letter from a customer, printed with leave.', null],
  ['By hand, in Porto', null],
  ['By The Editors', null],
  ['Words by Teresa Vale, Porto', null],
  ['Words by Teresa Vale, New York', null],
  ['', null],
  [null, null],
])('a story with the byline %j is by %j, or by the house', (byline, names) => {
  const site = { siteUrl: 'https://shop.example', brandName: 'Vesper & Vine' };
  const nothing = { description: null, image: null, language: null, publishedAt: null, modifiedAt: null };
  const story = articleJsonLd({ ...nothing, headline: 'Silk', path: '/stories/silk', byline }, site);
  const house = { '@type': 'Organization', name: 'Vesper & Vine', url: 'https://shop.example/' };
  expect(story).toHaveProperty('author', names?.map((name) => ({ '@type': 'Person', name })) ?? house);
  expect(story).toHaveProperty('publisher', house);
});
