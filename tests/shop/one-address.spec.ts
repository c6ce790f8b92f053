import { expect } from 'playwright/test';
import { test } from './journey.ts';

test.describe('a page has one address [screen.route-table.30]', { tag: '@desktop' }, () => {
  for (const [spelling, address] of [
    ['/collections/Evening', '/collections/evening'],
    ['/collections/LINGERIE/page/2', '/collections/lingerie/page/2'],
    ['/collections/lingerie/page/1', '/collections/lingerie'],
    ['/collections/evening/', '/collections/evening'],
    ['/products/Aurelia-Slip-Dress-Oxblood', '/products/aurelia-slip-dress-oxblood'],
  ] as const)
    test(`${spelling} redirects permanently to ${address}`, async ({ request }) => {
      const answer = await request.get(spelling, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(new URL(answer.headers().location ?? '', answer.url()).pathname).toBe(address);
      expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
    });

  for (const path of ['/page/02', '/page/2.0', '/page/+2', '/page/0', '/page/99'])
    test(`/collections/lingerie${path} is a 404`, async ({ request }) => {
      expect((await request.get(`/collections/lingerie${path}`)).status()).toBe(404);
    });
});
