import { exampleProduct } from '@storefront/core/product/example-product';
import { toRecommended } from '@storefront/core/recommendation/recommended-product';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropRequested, recommendationsPath, requestOnce } from './requested.ts';
import { readRecommendations } from './use-recommendations.ts';

const iris = JSON.parse(JSON.stringify(toRecommended(exampleProduct({ handle: 'iris' }))));

describe('readRecommendations', () => {
  it('returns the products of the body', () => {
    expect(readRecommendations({ products: [iris] })).toEqual([iris]);
  });

  it.each([[null], ['nonsense'], [{}], [{ products: {} }]])('returns none for %j', (body) => {
    expect(readRecommendations(body)).toEqual([]);
  });

  it.each(['handle', 'title', 'price', 'tags', 'images', 'variants', 'variant', 'metafields'])(
    'leaves out a product without %s',
    (field) => {
      expect(readRecommendations({ products: [{ ...iris, [field]: undefined }, iris] })).toEqual([iris]);
    },
  );
});

describe('the request for recommendations', () => {
  it('[call.site-search-provider.4] [call.site-search-provider.5] [call.site-search-provider.7] [call.site-search-provider.9] says what is known', () => {
    const path = recommendationsPath({
      profile: 'product-page',
      product: 'IRIS-S',
      cart: ['A', 'B'],
      lastViewed: ['IRIS-S', 'C'],
    });
    expect(path).toBe('/api/recommendations?profile=product-page&product=IRIS-S&cart=A%2CB&lastViewed=C');
  });

  it('leaves out what is empty', () => {
    const path = recommendationsPath({ profile: '404', product: null, cart: [], lastViewed: [] });
    expect(path).toBe('/api/recommendations?profile=404');
  });
});

describe('requestOnce', () => {
  afterEach(() => vi.unstubAllGlobals());
  const query = { profile: 'home-page', product: null, cart: [], lastViewed: [] };

  it('requests once, whatever is put into the bag meanwhile, until the page is left', async () => {
    const fetch = vi.fn(async (_path: string) => Response.json({ products: [iris] }));
    vi.stubGlobal('fetch', fetch);
    const store = createStore();
    const first = requestOnce(store, query);
    expect(requestOnce(store, { ...query, cart: ['A'] })).toBe(first);
    expect(await first.body).toEqual({ products: [iris] });
    dropRequested(query);
    requestOnce(store, { ...query, cart: ['A'] });
    expect(fetch.mock.calls.map(([path]) => path)).toEqual([
      '/api/recommendations?profile=home-page',
      '/api/recommendations?profile=home-page&cart=A',
    ]);
    dropRequested(query);
  });

  it('rejects when our endpoint fails, and says so once where the page has not been left five seconds later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('fetch', async () => new Response(null, { status: 502 }));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await expect(requestOnce(createStore(), query).body).rejects.toThrow('502');
    expect(warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    vi.useRealTimers();
    dropRequested(query);
  });
});
