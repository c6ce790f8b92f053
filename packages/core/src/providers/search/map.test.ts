import { describe, expect, it } from 'vitest';
import { recommendationRequest } from '../../recommendation/profiles.ts';
import { mapRecommendations, recommendUrl } from './map.ts';

const baseUrl = 'https://abc123.a.searchspring.example';
const urlFor = (...about: Parameters<typeof recommendationRequest>) =>
  new URL(recommendUrl(baseUrl, 'abc123', recommendationRequest(...about)));

describe('a request for recommendations', () => {
  it('[call.site-search-provider.2] [call.site-search-provider.3] [call.site-search-provider.4] [call.site-search-provider.5] [call.site-search-provider.6] [call.site-search-provider.7] [call.site-search-provider.8] [call.site-search-provider.9] [call.site-search-provider.10] sends all that is known of the shopper', () => {
    const url = urlFor('the-wedding-shop', {
      cartSkus: ['A-1', 'B-2'],
      lastViewed: ['C-3', 'D-4'],
      product: 'E-5',
      shopper: '77',
    });
    expect(url.pathname).toBe('/boost/abc123/recommend');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      intellisuggest: '0',
      tags: 'the-wedding-shop',
      cart: 'A-1,B-2',
      'bgfilter.ss_is_published': '1',
      lastViewed: 'C-3,D-4',
      shopper: '77',
      product: 'E-5',
      categories: '265430761520',
    });
  });

  it('[call.site-search-provider.8] names no shopper, product or category that it does not have', () => {
    expect([...urlFor('home-page').searchParams.keys()]).toEqual([
      'intellisuggest',
      'tags',
      'bgfilter.ss_is_published',
    ]);
  });

  it('leaves off the last skus of an address that would be too long', () => {
    const cartSkus = Array.from({ length: 300 }, (_, at) => `LONG-SKU-${at}`);
    const url = urlFor('basket-page', { cartSkus, lastViewed: ['C-3'] });
    expect(url.href.length).toBeLessThanOrEqual(2_000);
    expect(url.searchParams.get('cart')).toMatch(/^LONG-SKU-0,LONG-SKU-1,/);
    expect(url.searchParams.get('lastViewed')).toBe('C-3');
  });
});

/** As documented by the provider, with values of our own. */
const result = {
  id: '7130000001',
  score: 0,
  mappings: {
    core: {
      uid: '7130000001',
      sku: 'IRIS-S',
      name: 'Iris &amp; Rose Slip',
      url: '/products/iris-slip',
      price: 189,
      msrp: 240,
      brand: 'Main',
      imageUrl: 'https://cdn.example/a.jpg',
    },
  },
  attributes: {
    handle: 'iris-slip',
    title: 'Iris &amp; Rose Slip',
    tags: 'new-in|tag-silk',
    images: 'https://cdn.example/a.jpg|https://cdn.example/b.jpg',
    product_type: 'Dresses',
    ss_available: '1',
    metafields: ['{&quot;pdp_similar_products&quot;:&quot;a,b&quot;}'],
    variants: '[{&quot;id&quot;:1,&quot;sku&quot;:&quot;IRIS-S&quot;,&quot;price&quot;:&quot;189.00&quot;}]',
  },
};

describe('what was recommended', () => {
  it('[call.site-search-provider.11] becomes products, best first', () => {
    const { products } = mapRecommendations([{ results: [result] }]);
    expect(products).toMatchObject([
      {
        legacy_id: '7130000001',
        uid: '7130000001',
        sku: 'IRIS-S',
        title: 'Iris & Rose Slip',
        handle: 'iris-slip',
        url: '/products/iris-slip',
        price: 18_900,
        tags: ['new-in', 'tag-silk'],
        images: [{ src: 'https://cdn.example/a.jpg' }, { src: 'https://cdn.example/b.jpg' }],
        metafields: { pdp_similar_products: 'a,b' },
        available: true,
      },
    ]);
  });

  it('is read from the first profile only', () => {
    const [first] = mapRecommendations([{ results: [result] }, { results: [result, result] }]).products;
    expect(mapRecommendations([{ results: [result] }, { results: [] }]).products).toEqual([first]);
  });

  it.each([
    ['no price', { price: null, variants: '[]' }],
    ['no handle', { handle: ' ', url: '/elsewhere' }],
  ])('[error.5] is a fault when the feed gives one product %s, not a shorter list', (_, own) => {
    const broken = { ...result, attributes: { ...result.attributes, ...own } };
    const fault = expect.objectContaining({ code: 'search-unavailable', kind: 'outside' });
    expect(() => mapRecommendations([{ results: [result, broken] }])).toThrow(fault);
  });

  it('is each product once, where the index has its variants', () => {
    const other = { ...result, attributes: { ...result.attributes, handle: 'rose-slip' } };
    const { products } = mapRecommendations([{ results: [result, other, { ...result, id: '2' }] }]);
    expect(products.map(({ handle }) => handle)).toEqual(['iris-slip', 'rose-slip']);
    expect(products[0]?.sku).toBe('IRIS-S');
  });

  it('is empty when the response has no profile', () => {
    expect(mapRecommendations([])).toEqual({ products: [] });
  });
});
