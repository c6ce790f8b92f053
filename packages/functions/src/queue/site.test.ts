import type { Http, HttpRequest } from '@storefront/core/providers/http';
import { describe, expect, it } from 'vitest';
import { createSite } from './site.ts';

function openSite(status: number, text: string) {
  const sent: HttpRequest[] = [];
  const http: Pick<Http, 'send'> = {
    async send(request) {
      sent.push(request);
      return { status, headers: new Headers(), text };
    },
  };
  return { site: createSite({ siteUrl: 'https://shop.example', secret: 'hush', http }), sent };
}

const json = (body: object) => JSON.stringify(body);

describe('createSite', () => {
  it('sends the path to the site’s revalidation endpoint', async () => {
    const { site, sent } = openSite(200, json({ refreshed: ['/cart'], failed: [] }));
    await site.refresh('/cart');
    expect(sent).toEqual([
      {
        provider: 'site',
        url: 'https://shop.example/api/revalidate',
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer hush' },
        body: '{"paths":["/cart"]}',
        timeoutMs: 25_000,
      },
    ]);
  });

  it('sends the versions that the page must show', async () => {
    const { site, sent } = openSite(200, json({ refreshed: ['/cart'], failed: [] }));
    await site.refresh('/cart', { 'product:slip': '2026-11-21T12:00:00Z' });
    expect(sent[0]?.body).toBe('{"paths":["/cart"],"versions":{"product:slip":"2026-11-21T12:00:00Z"}}');
  });

  it.each([
    ['the page is not among the refreshed ones', 200, json({ refreshed: ['/'], failed: ['/cart'] })],
    ['the site fails', 502, json({ refreshed: ['/cart'], failed: [] })],
    ['the response has another shape', 200, json({ refreshed: '/cart', failed: [] })],
    ['the response is not JSON', 200, '<html>'],
  ])('rejects when %s', async (_, status, text) => {
    await expect(openSite(status, text).site.refresh('/cart')).rejects.toMatchObject({
      code: 'site-refused',
      kind: 'outside',
      say: expect.stringContaining(`/cart and returned ${status}`),
    });
  });

  it('rejects with a fault of kind `input` for a path that no page can have', async () => {
    await expect(openSite(400, '').site.refresh('/a%2Fb')).rejects.toMatchObject({
      code: 'site-path-invalid',
      kind: 'input',
      say: expect.stringContaining('/a%2Fb'),
    });
  });
});
