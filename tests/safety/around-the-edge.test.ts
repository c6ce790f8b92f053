import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { openShopFunctions } from './shop-functions.ts';

const doors = [
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

describe('whoever finds the API’s own address', () => {
  const secret = 'only-the-edge-knows';

  it.each(doors)('is refused at %s before anything is looked at, whatever else it says', async (path) => {
    const shop = openShopFunctions({ originSecret: secret });
    const guesses = [undefined, '', 'guess', `${secret}x`, secret.toUpperCase(), `${secret},${secret}`];
    for (const guess of guesses) {
      const headers = { 'x-origin-secret': guess };
      const method = guess === 'guess' ? 'TRACE' : 'POST';
      const answer = await ask(shop, path, { method, body: '{', token: 'abc', headers });
      expect([answer.status, answer.body]).toEqual([
        403,
        { error: { code: 'edge-passed-by', message: expect.any(String) } },
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(Object.values(shop.asked).every((count) => count === 0)).toBe(true);
    expect(shop.store.rows.size).toBe(0);
  });

  it('is let in with what only the edge says, and no line of the log holds it', async () => {
    const shop = openShopFunctions({ originSecret: secret });
    for (const name of ['x-origin-secret', 'X-Origin-Secret']) {
      const answer = await ask(shop, '/api/settings', { headers: { [name]: secret } });
      expect(answer.status).toBe(200);
    }
    shop.down.add('commerce');
    await ask(shop, '/api/shopify/metaobjects', { headers: { 'x-origin-secret': secret } });
    expect(shop.lines.join('\n')).toContain('"status":502');
    expect(shop.lines.join('\n')).not.toContain(secret);
  });
});

describe('headers that only the edge may say', () => {
  it('from a visitor choose neither country nor address nor host', async () => {
    const shop = openShopFunctions();
    const lies = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '10.0.0.1',
      'x-real-ip': '10.0.0.2',
      'true-client-ip': '10.0.0.3',
      forwarded: 'for=10.0.0.4;host=evil.example',
      'x-country': 'FR',
    };
    expect((await ask(shop, '/api/country', { headers: lies })).body).toEqual({ country: null });
    expect((await ask(shop, '/api/geolocation', { headers: lies })).body).toMatchObject({ country: 'US' });
    const body = { email: 'nobody@vesper.example', password: 'difference-1' };
    const answer = await ask(shop, '/api/auth/login', { body, headers: { ...lies, host: 'evil.example' } });
    expect(answer.status).toBe(401);
    expect(answer.text + JSON.stringify(answer.headers)).not.toContain('evil');
    const counted = [...shop.store.rows.keys()].filter((key) => key.startsWith('throttle'));
    expect(counted.some((key) => key.includes('198.51.100.7'))).toBe(true);
    expect(counted.join()).not.toMatch(/10\.0\.0\.\d/);
  });

  it('cannot make another site ours', async () => {
    const shop = openShopFunctions();
    const headers = {
      origin: 'https://evil.example',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    };
    const answer = await ask(shop, '/api/auth/recover', { body: { email: 'ann@vesper.example' }, headers });
    expect([answer.status, shop.asked.commerce]).toEqual([403, 0]);
  });
});
