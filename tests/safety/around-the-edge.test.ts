import { describe, expect, it } from 'vitest';
import { sendRequest } from './setup/send-request.ts';
import { openShopFunctions } from './setup/shop-functions.ts';

const routes = [
  '/api/auth/login',
  '/api/auth/checkout',
  '/api/country',
  '/api/geolocation',
  '/api/settings',
  '/api/shopify/metaobjects',
  '/api/recommendations?profile=404',
  '/api/govalo/create-gift',
  '/api/friendbuy/auth',
  '/api/wishlists',
  '/api/rewards',
  '/api/health',
];

describe('a request to the API’s own address', () => {
  const secret = 'only-the-edge-knows';

  it.each(routes)('is refused at %s before anything else is checked', async (path) => {
    const shop = openShopFunctions({ originSecret: secret });
    const guesses = [undefined, '', 'guess', `${secret}x`, secret.toUpperCase(), `${secret},${secret}`];
    for (const guess of guesses) {
      const headers = { 'x-origin-secret': guess };
      const method = guess === 'guess' ? 'TRACE' : 'POST';
      const response = await sendRequest(shop, path, { method, body: '{', token: 'abc', headers });
      expect([response.status, response.body]).toEqual([
        403,
        { error: { code: 'edge-passed-by', message: expect.any(String) } },
      ]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(Object.values(shop.requestCounts).every((count) => count === 0)).toBe(true);
    expect(shop.store.rows.size).toBe(0);
  });

  it('is accepted with the secret of the edge, which is never logged', async () => {
    const shop = openShopFunctions({ originSecret: secret });
    for (const name of ['x-origin-secret', 'X-Origin-Secret']) {
      const response = await sendRequest(shop, '/api/settings', { headers: { [name]: secret } });
      expect(response.status).toBe(200);
    }
    shop.down.add('commerce');
    await sendRequest(shop, '/api/shopify/metaobjects', { headers: { 'x-origin-secret': secret } });
    expect(shop.lines.join('\n')).toContain('"status":502');
    expect(shop.lines.join('\n')).not.toContain(secret);
  });
});

describe('headers that only the edge may set', () => {
  it('have no effect on country, IP address and host when a visitor sends them', async () => {
    const shop = openShopFunctions();
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '10.0.0.1',
      'x-real-ip': '10.0.0.2',
      'true-client-ip': '10.0.0.3',
      forwarded: 'for=10.0.0.4;host=evil.example',
      'x-country': 'FR',
    };
    expect((await sendRequest(shop, '/api/country', { headers: forged })).body).toEqual({ country: null });
    expect((await sendRequest(shop, '/api/geolocation', { headers: forged })).body).toMatchObject({
      country: 'US',
    });
    const body = { email: 'nobody@vesper.example', password: 'difference-1' };
    const response = await sendRequest(shop, '/api/auth/login', {
      body,
      headers: { ...forged, host: 'evil.example' },
    });
    expect(response.status).toBe(401);
    expect(response.text + JSON.stringify(response.headers)).not.toContain('evil');
    const counted = [...shop.store.rows.keys()].filter((key) => key.startsWith('rate-limit'));
    expect(counted.some((key) => key.includes('198.51.100.7'))).toBe(true);
    expect(counted.join()).not.toMatch(/10\.0\.0\.\d/);
  });

  it('do not make another site count as ours', async () => {
    const shop = openShopFunctions();
    const headers = {
      origin: 'https://evil.example',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    };
    const response = await sendRequest(shop, '/api/auth/recover', {
      body: { email: 'ann@vesper.example' },
      headers,
    });
    expect([response.status, shop.requestCounts.commerce]).toEqual([403, 0]);
  });
});
