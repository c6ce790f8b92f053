import { describe, expect, it } from 'vitest';
import { ask, someone } from './ask.ts';
import { openShopFunctions } from './shop-functions.ts';

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const hourMs = 3_600_000;

describe('GET /api/settings', () => {
  it('tells the shell with its revision, for everybody', async () => {
    const shop = openShopFunctions();
    const answer = await ask(shop, '/api/settings');
    expect(answer.body).toMatchObject({ revision: 'r1', menu: [] });
    expect(answer.headers['cache-control']).toMatch(/^public, .*s-maxage=15/);
    const again = await ask(shop, '/api/settings', { headers: { 'if-none-match': answer.headers.etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(shop.asked.content).toBe(1);
  });

  it('tells the last one known while the CMS is down', async () => {
    const shop = openShopFunctions();
    await ask(shop, '/api/settings');
    shop.world.wait(hourMs);
    shop.down.add('content');
    expect((await ask(shop, '/api/settings')).body).toMatchObject({ revision: 'r1' });
  });

  it('is 502 when nothing is known', async () => {
    const shop = openShopFunctions();
    shop.down.add('content');
    const answer = await ask(shop, '/api/settings');
    expect([answer.status, answer.headers['cache-control']]).toEqual([502, 'private, no-store']);
    expect(answer.text).not.toContain('Sanity');
  });
});

describe('GET /api/shopify/metaobjects', () => {
  it('[call.products-own-server.7] tells the filter map, and the last one known while the platform is down', async () => {
    const shop = openShopFunctions();
    const { body } = await ask(shop, '/api/shopify/metaobjects');
    const { groups, collections } = fieldsOf(body);
    expect(listOf(groups).length).toBeGreaterThan(0);
    expect(Object.keys(Object(collections)).length).toBeGreaterThan(0);
    shop.world.wait(24 * hourMs);
    shop.down.add('commerce');
    expect((await ask(shop, '/api/shopify/metaobjects')).body).toEqual(body);
  });

  it('counts the options of a collection', async () => {
    const shop = openShopFunctions();
    const handle = shop.world.catalogue.collections[0]?.handle;
    const { counts, groups } = fieldsOf(
      (await ask(shop, `/api/shopify/metaobjects?collection=${handle}`)).body,
    );
    const numbers = Object.values(Object(counts));
    expect(numbers.some((count) => Number(count) > 0)).toBe(true);
    expect(numbers.length).toBeGreaterThanOrEqual(listOf(groups).length);
    expect((await ask(shop, '/api/shopify/metaobjects?collection=no-such-thing')).status).toBe(404);
    expect((await ask(shop, '/api/shopify/metaobjects?collection=a%22b')).status).toBe(400);
  });
});

describe('GET /api/recommendations', () => {
  const path = '/api/recommendations?profile=home-page';
  const allowed = encodeURIComponent(
    JSON.stringify({ allowed: ['functional'], decidedAt: Date.parse('2026-11-01') }),
  );

  it('[call.site-search-provider.1] recommends to everybody alike, once', async () => {
    const shop = openShopFunctions();
    const first = await ask(shop, path);
    expect(listOf(fieldsOf(first.body).products).length).toBeGreaterThan(0);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    await ask(shop, path);
    expect(shop.asked.search).toBe(1);
  });

  it('[call.site-search-provider.8] tells the provider the shopper of a token, and keeps the answer private', async () => {
    const shop = openShopFunctions();
    const { token, id } = await someone(shop);
    const answer = await ask(shop, `${path}&shopper=999&lastViewed=A,B`, {
      token,
      headers: { cookie: `consent=${allowed}` },
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const received = JSON.stringify(shop.received('searchspring'));
    expect(received).toContain(`"shopper":"${id}"`);
    expect(received).toContain('"lastViewed":"A,B"');
    expect(received).not.toContain('999');
  });

  it('says nothing about who asks without consent', async () => {
    const shop = openShopFunctions();
    const { token } = await someone(shop);
    for (const cookie of [
      'consent=junk',
      'consent=%7B%7D',
      'OptanonConsent=groups%3DC0001%3A1%2CC0003%3A0',
      'a=b',
    ]) {
      await ask(shop, `${path}&lastViewed=A,B`, { token, headers: { cookie } });
    }
    expect(JSON.stringify(shop.received('searchspring'))).not.toMatch(/shopper|"lastViewed":"A/);
  });

  it('keeps one shopper’s answer apart, for a minute, and shows it to nobody else', async () => {
    const shop = openShopFunctions();
    const ann = await someone(shop);
    const eve = await someone(shop, 'eve@vesper.example', 'Eve');
    const headers = { cookie: `consent=${allowed}` };
    await ask(shop, path, { token: ann.token, headers });
    const rows = [...shop.store.rows].filter(([key]) => key.includes('recommendations%3A'));
    const nowS = shop.world.now() / 1_000;
    expect(rows.map(([key]) => /recommendations%3A(\w+)/.exec(key)?.[1])).toEqual(['personal']);
    expect(rows.every(([, { expiresAt }]) => expiresAt <= nowS + 61)).toBe(true);
    expect(rows.map(([key]) => key).join()).not.toContain(ann.id);
    await ask(shop, path, { token: eve.token, headers });
    await ask(shop, path);
    expect(shop.asked.search).toBe(3);
    const asked = JSON.stringify(shop.received('searchspring'));
    expect([ann.id, eve.id].map((id) => asked.split(`"shopper":"${id}"`).length - 1)).toEqual([1, 1]);
    await ask(shop, path, { token: ann.token, headers });
    expect(shop.asked.search).toBe(3);
    shop.world.wait(61_000);
    await ask(shop, path, { token: ann.token, headers });
    expect(shop.asked.search).toBe(4);
  });

  it('is empty for a minute for a profile that nobody made, which is no failure', async () => {
    const shop = openShopFunctions();
    const answer = await ask(shop, '/api/recommendations?profile=no-such-profile');
    expect([answer.status, answer.body]).toEqual([200, { products: [] }]);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
    expect(shop.counted).not.toContain('search failed');
    expect(shop.lines.join()).not.toContain('"level":"ERROR"');
    expect(fieldsOf((await ask(shop, '/api/health')).body)).toMatchObject({
      ok: true,
      providers: { search: { ok: true } },
    });
  });

  it('leaves a count where nobody who asks learns of a failure', async () => {
    const shop = openShopFunctions();
    shop.down.add('search');
    expect((await ask(shop, path)).status).toBe(200);
    expect(shop.counted).toContain('search failed');
    expect(shop.counted.at(-1)).toBe('/api/recommendations 200');
  });

  it('is no error while the provider is down: the shared answer, or none', async () => {
    const shop = openShopFunctions();
    const before = await ask(shop, path);
    shop.down.add('search');
    const personal = await ask(shop, `${path}&cart=SKU-1`);
    expect([personal.status, personal.body]).toEqual([200, before.body]);
    const never = await ask(shop, '/api/recommendations?profile=basket');
    expect([never.status, never.body]).toEqual([200, { products: [] }]);
    expect(never.headers['cache-control']).toBe('private, no-store');
    shop.down.add('commerce');
    const headers = { cookie: `consent=${allowed}` };
    expect((await ask(shop, path, { token: 'abc', headers })).body).toEqual(before.body);
  });

  it('[call.site-search-provider.1] gives nothing to who asks too often, and asks nobody', async () => {
    const shop = openShopFunctions();
    const flood = Array.from({ length: 250 }, (_, index) =>
      ask(shop, `/api/recommendations?profile=paused-by-editors&product=SKU-${index}`),
    );
    const last = (await Promise.all(flood)).at(-1);
    expect([last?.status, last?.body, last?.headers['cache-control']]).toEqual([
      200,
      { products: [] },
      'private, no-store',
    ]);
    expect(shop.asked.search).toBeLessThanOrEqual(240);
  });
});
