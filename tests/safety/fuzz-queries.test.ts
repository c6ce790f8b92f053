import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendRequest } from './setup/send-request.ts';
import { openShopFunctions } from './setup/shop-functions.ts';

describe('random queries, cookies and headers', () => {
  it.each([
    '/api/recommendations',
    '/api/shopify/metaobjects',
    '/api/settings',
    '/api/country',
    '/api/geolocation',
  ])('never make %s fail', { timeout: 60_000 }, async (path) => {
    const shop = openShopFunctions();
    const names = fc.constantFrom(
      ...['profile', 'product', 'cart', 'lastViewed', 'shopper', 'collection', 'q[]', '__proto__'],
    );
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    const query = fc.array(fc.tuple(names, text), { maxLength: 5 });
    const said = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });
    const runs = { numRuns: 300, seed: 20261121 };
    for (const [pairs, cookie, header] of fc.sample(fc.tuple(query, said, said), runs)) {
      shop.world.wait(60_000);
      const search = pairs
        .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
        .join('&');
      const headers = {
        cookie: `consent=${cookie}`,
        authorization: header,
        'if-none-match': header,
        'cloudfront-viewer-country': header,
        'cloudfront-viewer-address': header,
      };
      const response = await sendRequest(shop, `${path}?${search}`, { headers });
      expect(response.status, `${search} ${cookie} ${header}`).toBeLessThan(500);
    }
  });
});
