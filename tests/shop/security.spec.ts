import type { APIResponse } from 'playwright';
import { expect } from 'playwright/test';
import { test } from './journey.ts';

const documents = [
  ['a page', '/', 200],
  ['a missing page', '/no/such/page', 404],
  ['a missing product', '/products/no-such-piece', 404],
] as const;

const others = [
  ['a redirect', '/pages/get-in-contact', 308],
  ['a picture', '/brand/favicon.svg', 200],
  ['a script', '/not-found.js', 200],
  ['a function', '/api/country', 200],
  ['a request that a function refuses', '/api/wishlists', 401],
  ['a request that the site refuses', '/api/revalidate', 405],
  ['an unknown endpoint', '/api/no-such-thing', 404],
  ['the id of the latest build', '/latest-build.json', 200],
  ['the colours of the settings', '/theme.css?v=0', 200],
] as const;

const onEvery = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': expect.stringContaining('max-age='),
};

for (const [name, path, status] of documents) {
  test(`the security headers are on ${name}`, { tag: '@desktop' }, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers).toMatchObject({
      ...onEvery,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'speculation-rules': '"/speculation-rules.json"',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
}

for (const [name, path, status] of others) {
  test(`${name} has the headers of all responses, without those of documents`, { tag: '@desktop' }, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject(onEvery);
    for (const header of ['content-security-policy', 'permissions-policy', 'x-powered-by'])
      expect(response.headers()).not.toHaveProperty(header);
  });
}

test('files of the site have at most 500 bytes of headers', { tag: '@desktop' }, async ({ request }) => {
  const page = await (await request.get('/')).text();
  const files = [...page.matchAll(/"(\/(?:_next\/static|brand)\/[^"]+|\/[\w-]+\.js)"/g)];
  expect(files.length).toBeGreaterThan(8);
  for (const [, file = ''] of files)
    expect(headerBytes(await request.get(file)), file).toBeLessThanOrEqual(500);
});

function headerBytes(response: APIResponse): number {
  const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return Buffer.byteLength(lines.join(''));
}

test('a page reached by client-side navigation has its styles', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/cart');
  // The links of the header are hydrated once its scripts have come.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'New', exact: true })
    .click();
  const products = page.getByRole('list', { name: 'Products' });
  await expect(products).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(products).toHaveCSS('display', 'grid');
});

test.describe('foreign code in a page', () => {
  test.use({ allowed: /Content Security Policy|The security policy forbids/ });

  test('inserted scripts and style attributes have no effect', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const { hasRun, colour } = await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p style="color: rgb(1, 2, 3)">inserted</p>');
      const script = document.createElement('script');
      script.textContent = 'window.hasRun = true';
      document.body.append(script);
      const inserted = document.body.lastElementChild?.previousElementSibling;
      return { hasRun: 'hasRun' in window, colour: inserted ? getComputedStyle(inserted).color : null };
    });
    expect(hasRun).toBe(false);
    expect(colour).not.toBe('rgb(1, 2, 3)');
  });

  test('the shop cannot be framed', { tag: '@desktop' }, async ({ page, baseURL }) => {
    await page.goto(`${process.env.SANITY_API_HOST ?? 'http://localhost:3002'}/`);
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.src = `${address}/cart`;
      document.body.append(frame);
    }, baseURL);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
  });
});
