import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, collectionOfType, siteJsonLd } from './structured-data.ts';

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

describe('the collection of a product type', () => {
  const links = [
    { title: 'Dresses', href: '/stories/dresses' },
    { title: 'dresses ', href: '/collections/dresses' },
    { title: 'Dresses', href: '/collections/evening-dresses' },
    { title: '', href: '/collections/all' },
  ];
  it.each([
    ['Dresses', { name: 'dresses ', path: '/collections/dresses' }],
    ['Bras', null],
    ['', null],
  ])('%s', (type, crumb) => {
    expect(collectionOfType(type, links)).toEqual(crumb);
  });
});
