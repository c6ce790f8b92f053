import { Fault } from '@storefront/core/fault';
import { exampleProduct, exampleVariant } from '@storefront/core/product/example-product';
import type { RecommendationRequest } from '@storefront/core/recommendation/profiles';
import { toRecommended } from '@storefront/core/recommendation/recommended-product';
import { describe, expect, it, vi } from 'vitest';
import { address, errorOf, exampleDeps, sendTo } from './example-deps.fixture.ts';
import { recommendationsApi } from './recommendations-api.ts';

const dayMs = 86_400_000;
const shared = exampleProduct({ handle: 'shared' });
const own = exampleProduct({ handle: 'own' });
const base = '/api/recommendations?profile=home-page';
const allowed = JSON.stringify({ allowed: ['functional'], decidedAt: Date.parse('2026-11-01') });
const cookie = `consent=${encodeURIComponent(allowed)}`;

function openRecommendations(hasSearch = true) {
  const example = exampleDeps();
  const recommend = vi.fn(async (request: RecommendationRequest) => {
    const isShared =
      request.shopper === null && request.cartSkus.length === 0 && request.lastViewed.length === 0;
    return { products: [isShared ? shared : own] };
  });
  const search = hasSearch ? { recommend } : null;
  const app = recommendationsApi({ ...example.deps, search, consent: 'functional' });
  const get = (path = base, sent: Parameters<typeof sendTo>[2] = {}) => sendTo(app, path, sent);
  const handles = async (path = base, sent: Parameters<typeof sendTo>[2] = {}) => {
    const { products }: { products?: { handle: string }[] } = Object((await get(path, sent)).body);
    return products?.map(({ handle }) => handle);
  };
  return { ...example, recommend, get, handles };
}

const outage = new Fault({ code: 'search-unavailable', kind: 'outside', say: 'The provider is down.' });
const unknown = new Fault({ code: 'search-profile-unknown', kind: 'absent', say: 'No such profile.' });

describe('GET /api/recommendations', () => {
  it('[call.site-search-provider.1] returns the shared list to everybody, from one call of the provider', async () => {
    const { get, recommend, counted } = openRecommendations();
    const response = await get(`${base}&product=SKU-1`);
    expect(response.body).toEqual({ products: [toRecommended(shared)] });
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('vary')).toBe('authorization, cookie');
    expect(recommend).toHaveBeenCalledWith({
      profile: 'home-page',
      product: 'SKU-1',
      cartSkus: [],
      lastViewed: [],
      shopper: null,
      category: null,
    });
    await get(`${base}&product=SKU-1`);
    expect(recommend).toHaveBeenCalledTimes(1);
    await get(base);
    expect(recommend).toHaveBeenCalledTimes(2);
    expect(counted[0]).toEqual([address, { name: 'recommendations', attempts: 240, withinS: 60 }]);
  });

  it('[call.site-search-provider.2] sends shopper and history of a visitor who allows it', async () => {
    const { get, recommend } = openRecommendations();
    const sent = { token: 'ann-token', headers: { cookie } };
    const response = await get(`${base}&cart=A,B&lastViewed=C,D&shopper=999`, sent);
    expect(response.body).toEqual({ products: [toRecommended(own)] });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(recommend).toHaveBeenCalledTimes(1);
    expect(recommend).toHaveBeenCalledWith(
      expect.objectContaining({ cartSkus: ['A', 'B'], lastViewed: ['C', 'D'], shopper: '7' }),
    );
  });

  it('sends neither shopper nor history of a visitor who does not allow it', async () => {
    const { get, recommend, accounts } = openRecommendations();
    const response = await get(`${base}&lastViewed=C`, { token: 'ann-token' });
    expect(recommend).toHaveBeenCalledWith(expect.objectContaining({ lastViewed: [], shopper: null }));
    expect(accounts.customer).not.toHaveBeenCalled();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('sends the cart of every visitor, and lets no cache store the response', async () => {
    const { get, recommend } = openRecommendations();
    const response = await get(`${base}&cart=A`);
    expect(recommend).toHaveBeenCalledWith(expect.objectContaining({ cartSkus: ['A'] }));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is not personal when the customer cannot be read, and logs why', async () => {
    const { handles, accounts, lines } = openRecommendations();
    accounts.customer.mockRejectedValue(outage);
    expect(await handles(base, { token: 'ann-token', headers: { cookie } })).toEqual(['shared']);
    expect(lines).toContainEqual({
      level: 'ERROR',
      message: 'The shopper could not be read; recommendations are not personal',
      fields: { error: outage },
    });
  });

  it('is not personal with a token that is not valid', async () => {
    const { handles, recommend } = openRecommendations();
    expect(await handles(base, { token: 'other', headers: { cookie } })).toEqual(['shared']);
    expect(recommend).toHaveBeenCalledWith(expect.objectContaining({ shopper: null }));
  });

  it('stores the shared list for seven days in all, and reads it again after 10 minutes', async () => {
    const { get, handles, recommend, moveOn } = openRecommendations();
    await get();
    moveOn(599_000);
    await get();
    expect(recommend).toHaveBeenCalledTimes(1);
    moveOn(1_000);
    await get();
    expect(recommend).toHaveBeenCalledTimes(2);
    recommend.mockRejectedValue(outage);
    moveOn(7 * dayMs - 1_000);
    expect(await handles()).toEqual(['shared']);
    moveOn(1_000);
    expect(await handles()).toEqual([]);
  });

  it('stores a personal list for 60 seconds, under a key that does not reveal the shopper', async () => {
    const { get, handles, recommend, moveOn, store } = openRecommendations();
    const sent = { token: 'ann-token', headers: { cookie } };
    await get(base, sent);
    expect([...store.rows.keys()].join()).toContain(encodeURIComponent('recommendations:personal:'));
    expect([...store.rows.keys()].join()).not.toContain('"shopper"');
    moveOn(59_000);
    await get(base, sent);
    expect(recommend).toHaveBeenCalledTimes(1);
    recommend.mockRejectedValue(outage);
    moveOn(1_000);
    expect(await handles(base, sent)).toEqual([]);
  });

  it('returns the shared list when the personal one fails, and logs it', async () => {
    const { get, recommend, lines } = openRecommendations();
    recommend.mockRejectedValueOnce(outage);
    const response = await get(`${base}&cart=A`);
    expect(response.body).toEqual({ products: [toRecommended(shared)] });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(lines).toContainEqual({
      level: 'ERROR',
      message: 'Personal recommendations failed',
      fields: { error: outage },
    });
  });

  it('returns an empty list that no cache stores when the provider fails', async () => {
    const { get, recommend, lines } = openRecommendations();
    recommend.mockRejectedValue(outage);
    const response = await get();
    expect([response.status, response.body]).toEqual([200, { products: [] }]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(lines).toContainEqual({
      level: 'ERROR',
      message: 'Recommendations failed',
      fields: { error: outage },
    });
  });

  it('returns an empty list for an unknown profile, which is no error', async () => {
    const { get, recommend, lines } = openRecommendations();
    recommend.mockRejectedValue(unknown);
    const response = await get();
    expect([response.status, response.body]).toEqual([200, { products: [] }]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    await get(`${base}&cart=A`);
    expect(lines.filter(({ level }) => level === 'ERROR')).toEqual([]);
    expect(lines).toContainEqual({
      level: 'INFO',
      message: 'Unknown profile of recommendations',
      fields: { profile: 'home-page' },
    });
  });

  it('returns 429 above the limit, without a call of the provider', async () => {
    const { get, recommend, reached } = openRecommendations();
    reached.add('address:recommendations');
    const response = await get();
    expect(errorOf(response)).toEqual([429, 'throttled']);
    expect(response.headers.get('retry-after')).toBe('40');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(recommend).not.toHaveBeenCalled();
  });

  it('reads the provider again when the stored list cannot be used', async () => {
    const { get, handles, store, moveOn, recommend } = openRecommendations();
    await get();
    const [stored] = [...store.rows.values()];
    Object(stored?.value).response = { products: [{ handle: 'odd' }] };
    moveOn(2_000);
    expect(await handles()).toEqual(['shared']);
    expect(recommend).toHaveBeenCalledTimes(2);
  });

  it('[call.site-search-provider.9] leaves out the product of the page', async () => {
    const { handles, recommend } = openRecommendations();
    const own = exampleProduct({ handle: 'own', sku: 'OWN', variants: [exampleVariant({ sku: 'OWN-M' })] });
    recommend.mockResolvedValue({ products: [own, shared] });
    expect(await handles(`${base}&product=OWN-M`)).toEqual(['shared']);
    expect(await handles(`${base}&product=OWN`)).toEqual(['shared']);
    expect(await handles()).toEqual(['own', 'shared']);
  });

  it('[const.cart.2] reads the first 20 SKUs of a full bag', async () => {
    const { get, recommend } = openRecommendations();
    const skus = Array.from({ length: 250 }, (_, index) => `AURELIA-OXBLOOD-${index}`);
    expect((await get(`${base}&cart=${skus.join('%2C')}`)).status).toBe(200);
    expect(recommend).toHaveBeenCalledWith(expect.objectContaining({ cartSkus: skus.slice(0, 20) }));
  });

  it.each([
    ['profile', 'a%20b'],
    ['profile', 'x'.repeat(65)],
    ['profile', ''],
    ['product', 'x'.repeat(101)],
    ['cart', 'x'.repeat(101)],
    ['cart', 'x,'.repeat(4_001)],
    ['lastViewed', 'x'.repeat(101)],
  ])('returns 400 for a wrong %s', async (field, value) => {
    const query = new URLSearchParams({ profile: 'home-page' });
    query.set(field, decodeURIComponent(value));
    const response = await openRecommendations().get(`/api/recommendations?${query}`);
    expect(errorOf(response)).toEqual([400, 'body-invalid']);
    expect(JSON.stringify(response.body)).toContain(`"field":"${field}`);
  });

  it('accepts values of the greatest length', async () => {
    const { get } = openRecommendations();
    const long = 'x'.repeat(100);
    const path = `/api/recommendations?profile=${'x'.repeat(64)}&product=${long}&cart=${long}`;
    expect((await get(path)).status).toBe(200);
    expect((await get(`${base}&cart=${'x,'.repeat(4_000)}`)).status).toBe(200);
  });

  it('returns 404 where the shop has no such provider', async () => {
    expect(errorOf(await openRecommendations(false).get())).toEqual([404, 'not-offered']);
  });
});
