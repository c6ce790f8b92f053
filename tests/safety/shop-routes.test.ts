import { describe, expect, it } from 'vitest';
import { registerCustomer, sendRequest } from './setup/send-request.ts';
import { openShopFunctions } from './setup/shop-functions.ts';

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const hourMs = 3_600_000;

describe('GET /api/settings', () => {
  it('returns the shell with its revision, and 304 for a known revision', async () => {
    const shop = openShopFunctions();
    const response = await sendRequest(shop, '/api/settings');
    expect(response.body).toMatchObject({ revision: 'r1', menu: [] });
    expect(response.headers['cache-control']).toMatch(/^public, .*s-maxage=15/);
    const again = await sendRequest(shop, '/api/settings', {
      headers: { 'if-none-match': response.headers.etag },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(shop.requestCounts.content).toBe(1);
  });

  it('returns the last known shell while the CMS is down', async () => {
    const shop = openShopFunctions();
    await sendRequest(shop, '/api/settings');
    shop.world.wait(hourMs);
    shop.down.add('content');
    expect((await sendRequest(shop, '/api/settings')).body).toMatchObject({ revision: 'r1' });
  });

  it('returns 502 when no shell is stored and the CMS is down', async () => {
    const shop = openShopFunctions();
    shop.down.add('content');
    const response = await sendRequest(shop, '/api/settings');
    expect([response.status, response.headers['cache-control']]).toEqual([502, 'private, no-store']);
    expect(response.text).not.toContain('Sanity');
  });
});

describe('GET /api/shopify/metaobjects', () => {
  it('[call.products-own-server.7] returns the filter map, and the last known one while the platform is down', async () => {
    const shop = openShopFunctions();
    const { body } = await sendRequest(shop, '/api/shopify/metaobjects');
    const { groups, collections } = fieldsOf(body);
    expect(listOf(groups).length).toBeGreaterThan(0);
    expect(Object.keys(Object(collections)).length).toBeGreaterThan(0);
    shop.world.wait(24 * hourMs);
    shop.down.add('commerce');
    expect((await sendRequest(shop, '/api/shopify/metaobjects')).body).toEqual(body);
  });

  it('returns the number of products for each option of a collection', async () => {
    const shop = openShopFunctions();
    const handle = shop.world.catalogue.collections[0]?.handle;
    const { counts, groups } = fieldsOf(
      (await sendRequest(shop, `/api/shopify/metaobjects?collection=${handle}`)).body,
    );
    const numbers = Object.values(Object(counts));
    expect(numbers.some((count) => Number(count) > 0)).toBe(true);
    expect(numbers.length).toBeGreaterThanOrEqual(listOf(groups).length);
    expect((await sendRequest(shop, '/api/shopify/metaobjects?collection=no-such-thing')).status).toBe(404);
    expect((await sendRequest(shop, '/api/shopify/metaobjects?collection=a%22b')).status).toBe(400);
  });
});

describe('GET /api/recommendations', () => {
  const path = '/api/recommendations?profile=home-page';
  const allowed = encodeURIComponent(
    JSON.stringify({ allowed: ['functional'], decidedAt: Date.parse('2026-11-01') }),
  );

  it('[call.site-search-provider.1] returns the same list to everybody, from one call of the provider', async () => {
    const shop = openShopFunctions();
    const first = await sendRequest(shop, path);
    expect(listOf(fieldsOf(first.body).products).length).toBeGreaterThan(0);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    await sendRequest(shop, path);
    expect(shop.requestCounts.search).toBe(1);
  });

  it('[call.site-search-provider.8] sends the shopper of the token to the provider, and lets no cache store the response', async () => {
    const shop = openShopFunctions();
    const { token, id } = await registerCustomer(shop);
    const response = await sendRequest(shop, `${path}&shopper=999&lastViewed=A,B`, {
      token,
      headers: { cookie: `consent=${allowed}` },
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
    const received = JSON.stringify(shop.received('searchspring'));
    expect(received).toContain(`"shopper":"${id}"`);
    expect(received).toContain('"lastViewed":"A,B"');
    expect(received).not.toContain('999');
  });

  it('sends neither shopper nor history to the provider without consent', async () => {
    const shop = openShopFunctions();
    const { token } = await registerCustomer(shop);
    for (const cookie of [
      'consent=junk',
      'consent=%7B%7D',
      'OptanonConsent=groups%3DC0001%3A1%2CC0003%3A0; OptanonAlertBoxClosed=2026-11-01',
      'OptanonConsent=groups%3DC0001%3A1%2CC0003%3A1',
      'a=b',
    ]) {
      await sendRequest(shop, `${path}&lastViewed=A,B`, { token, headers: { cookie } });
    }
    expect(JSON.stringify(shop.received('searchspring'))).not.toMatch(/shopper|"lastViewed":"A/);
  });

  it('stores one shopper’s list for a minute, and returns it to nobody else', async () => {
    const shop = openShopFunctions();
    const ann = await registerCustomer(shop);
    const eve = await registerCustomer(shop, 'eve@vesper.example', 'Eve');
    const headers = { cookie: `consent=${allowed}` };
    await sendRequest(shop, path, { token: ann.token, headers });
    const rows = [...shop.store.rows].filter(([key]) => key.includes('recommendations%3A'));
    const nowS = shop.world.now() / 1_000;
    expect(rows.map(([key]) => /recommendations%3A(\w+)/.exec(key)?.[1])).toEqual(['personal']);
    expect(rows.every(([, { expiresAt }]) => expiresAt <= nowS + 61)).toBe(true);
    expect(rows.map(([key]) => key).join()).not.toContain(ann.id);
    await sendRequest(shop, path, { token: eve.token, headers });
    await sendRequest(shop, path);
    expect(shop.requestCounts.search).toBe(3);
    const received = JSON.stringify(shop.received('searchspring'));
    expect([ann.id, eve.id].map((id) => received.split(`"shopper":"${id}"`).length - 1)).toEqual([1, 1]);
    await sendRequest(shop, path, { token: ann.token, headers });
    expect(shop.requestCounts.search).toBe(3);
    shop.world.wait(61_000);
    await sendRequest(shop, path, { token: ann.token, headers });
    expect(shop.requestCounts.search).toBe(4);
  });

  it('returns an empty list for an unknown profile, which is no failure of the provider', async () => {
    const shop = openShopFunctions();
    const response = await sendRequest(shop, '/api/recommendations?profile=no-such-profile');
    expect([response.status, response.body]).toEqual([200, { products: [] }]);
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    expect(shop.counted).not.toContain('search failed');
    expect(shop.lines.join()).not.toContain('"level":"ERROR"');
    expect(fieldsOf((await sendRequest(shop, '/api/health')).body)).toMatchObject({
      ok: true,
      providers: { search: { ok: true } },
    });
  });

  it('counts a failure that no shopper notices', async () => {
    const shop = openShopFunctions();
    shop.down.add('search');
    expect((await sendRequest(shop, path)).status).toBe(200);
    expect(shop.counted).toContain('search failed');
    expect(shop.counted.at(-1)).toBe('/api/recommendations 200');
  });

  it('returns the shared list or an empty one while the provider is down', async () => {
    const shop = openShopFunctions();
    const before = await sendRequest(shop, path);
    shop.down.add('search');
    const personal = await sendRequest(shop, `${path}&cart=SKU-1`);
    expect([personal.status, personal.body]).toEqual([200, before.body]);
    const never = await sendRequest(shop, '/api/recommendations?profile=basket');
    expect([never.status, never.body]).toEqual([200, { products: [] }]);
    expect(never.headers['cache-control']).toBe('private, no-store');
    shop.down.add('commerce');
    const headers = { cookie: `consent=${allowed}` };
    expect((await sendRequest(shop, path, { token: 'abc', headers })).body).toEqual(before.body);
  });

  it('[call.site-search-provider.1] returns 429 with Retry-After above the rate limit, without a call of the provider', async () => {
    const shop = openShopFunctions();
    const flood = Array.from({ length: 250 }, (_, index) =>
      sendRequest(shop, `/api/recommendations?profile=paused-by-editors&product=SKU-${index}`),
    );
    const last = (await Promise.all(flood)).at(-1);
    expect([last?.status, last?.headers['cache-control']]).toEqual([429, 'private, no-store']);
    expect(last?.body).toMatchObject({ error: { code: 'throttled' } });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(shop.requestCounts.search).toBeLessThanOrEqual(240);
  });
});
