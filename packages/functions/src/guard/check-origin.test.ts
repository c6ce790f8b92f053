import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { checkOrigin } from './check-origin.ts';

const siteUrl = 'https://shop.example';

/** The error that the request gets; null when it passes. */
async function errorFor(headers: Record<string, string>): Promise<unknown> {
  const app = new Hono();
  const errors: unknown[] = [];
  app.post('/', (context) => {
    checkOrigin(context, siteUrl);
    return context.text('done');
  });
  app.onError((error, context) => {
    errors.push(error);
    return context.text('refused', 403);
  });
  await app.request('/', { method: 'POST', headers });
  return errors[0] ?? null;
}

const own = { 'x-storefront': '1' };

describe('checkOrigin', () => {
  it.each([
    { ...own, origin: siteUrl },
    { ...own, origin: siteUrl, 'sec-fetch-site': 'cross-site' },
    own,
    { ...own, 'sec-fetch-site': 'same-origin' },
    { ...own, 'sec-fetch-site': 'none' },
  ])('accepts %j', async (headers) => {
    expect(await errorFor(headers)).toBeNull();
  });

  it.each([
    { origin: siteUrl },
    {},
    { 'x-storefront': '0', origin: siteUrl },
    { ...own, origin: 'https://evil.example' },
    { ...own, origin: 'null' },
    { ...own, origin: `${siteUrl}.evil.example` },
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, 'sec-fetch-site': 'same-site' },
  ])('refuses %j', async (headers) => {
    expect(await errorFor(headers)).toMatchObject({
      code: 'origin-refused',
      kind: 'refused',
      say: 'Changes are only possible from the shop itself, with the header "x-storefront: 1".',
    });
  });
});
