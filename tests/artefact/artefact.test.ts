import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { findReceipt } from '../../packages/core/src/cache/receipt.ts';
import { OWN_CACHE_CONTROL } from '../../packages/core/src/response-policy.ts';
import { PAGE_CACHE_CONTROL, REDIRECT_CACHE_CONTROL } from '../../packages/core/src/routes.ts';

/** Read from the environment that `scripts/deployed/run-journeys-deployed.ts` sets. */
function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run npm run journeys:deployed.`);
  return value;
}

const shop = given('SITE_URL');
const bare = given('ARTEFACT_URL');
const build = given('ARTEFACT_BUILD');
const secret = given('REVALIDATE_SECRET');
const visit = (path: string, init: RequestInit = {}) =>
  fetch(`${shop}${path}`, { redirect: 'manual', ...init });

interface QueueState {
  rebuilt: number;
  dead: string[];
  hosts: string[];
}
const queue = async (): Promise<QueueState> => (await fetch(`${given('ARTEFACT_DOUBLES_URL')}/state`)).json();

/** When the page that shoppers get was built. */
async function builtAt(path: string): Promise<number> {
  const receipt = findReceipt(await (await visit(path)).text());
  return Date.parse(receipt?.builtAt ?? '');
}

/** What a page says of its own address: the canonical one, and the one that is shared. */
function addressesIn(page: string): (string | undefined)[] {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page);
  const shared = /<meta property="og:url" content="([^"]*)"/.exec(page);
  // The home page's address ends without a slash.
  return [canonical, shared].map((found) => found?.[1]?.replace(/(?<=:\d+)$/, '/'));
}

function pricesIn(page: string): string[] {
  return page.match(/[$€£]\d[\d.,]*|"price":"?[\d.]+|"priceCurrency":"[A-Z]+"/g) ?? [];
}

describe('the artefact', () => {
  it.each([
    '/',
    '/collections/evening',
    '/cart',
    '/robots.txt',
    '/theme.css',
    '/sitemap.xml',
    '/no/such/path',
  ])('serves %s itself', async (path) => {
    expect((await visit(path)).headers.get('x-storefront-build')).toBe(build);
  });

  it.each([
    ['/', 200, PAGE_CACHE_CONTROL],
    ['/products/nope', 404, PAGE_CACHE_CONTROL],
    ['/pages/get-in-contact', 308, REDIRECT_CACHE_CONTROL],
    ['/_next/static/nope.js', 404, 'no-store'],
  ])('responds to %s with %i, stored by "%s"', async (path, status, lifetime) => {
    const response = await visit(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, lifetime]);
  });

  it('brings the hashes of its style sheets in the policy of each page', async () => {
    const policy = (await visit('/')).headers.get('content-security-policy') ?? '';
    expect(policy.match(/'sha256-/g)?.length).toBeGreaterThan(1);
    expect(policy).not.toContain('sha256-of-a-style-sheet');
  });

  it('separates pages from sites that opened them, and nothing else', async () => {
    const policyAt = async (path: string) => (await visit(path)).headers.get('cross-origin-opener-policy');
    expect(await policyAt('/')).toBe('same-origin-allow-popups');
    expect(await policyAt('/products/nope')).toBe('same-origin-allow-popups');
    expect(await policyAt('/theme.css')).toBeNull();
  });

  it('names the new address in the data of a page that has moved, as Next does, and stores it', async () => {
    const moved = await visit(`/_next/data/${build}/pages/stories/no-such.json`);
    expect([moved.status, moved.headers.get('cache-control')]).toEqual([200, PAGE_CACHE_CONTROL]);
    expect(await moved.json()).toEqual({
      pageProps: { __N_REDIRECT: '/stories/no-such', __N_REDIRECT_STATUS: 308 },
      __N_SSG: true,
    });
  });

  it('sends data of a missing page as 404, and that of the not-found page as a success', async () => {
    const missing = await visit(`/_next/data/${build}/products/nope.json`);
    expect([missing.status, await missing.json()]).toEqual([404, { notFound: true }]);
    expect((await visit(`/_next/data/${build}/404.json`)).status).toBe(200);
  });

  it('refuses who calls the function past CloudFront, whatever they say', async () => {
    for (const headers of [{}, { 'x-origin-secret': 'guess' }, { 'x-prerender-revalidate': 'guess' }]) {
      const response = await fetch(bare, { headers });
      expect([response.status, (await response.json()).error.code]).toEqual([403, 'edge-passed-by']);
    }
  });

  it('changes nothing for headers that a visitor made up, even of who knows the secret of the edge', async () => {
    const forged = {
      'x-origin-secret': given('ORIGIN_SECRET'),
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
      forwarded: 'host=evil.example;proto=ftp',
      'x-original-url': '/cart',
      'x-prerender-revalidate': 'guess',
      'cloudfront-viewer-country': 'SE',
      'x-open-next-country': 'SE',
      'accept-language': 'sv',
    };
    // The second page is made by the forged request, because the build left it out.
    for (const path of ['/', '/collections/dresses/page/2', '/products/aurelia-slip-dress-black']) {
      const got = await fetch(`${bare}${path}`, { headers: forged, redirect: 'manual' });
      const pages = [await got.text(), await (await visit(path)).text()];
      for (const page of pages) {
        expect(addressesIn(page)).toEqual([`${shop}${path}`, `${shop}${path}`]);
        expect(page).not.toMatch(/evil\.example|ftp:/);
      }
      const [byForger = [], byShopper] = pages.map(pricesIn);
      expect(byForger, path).toEqual(byShopper);
      expect(byForger.length, path).toBeGreaterThan(path.startsWith('/products/') ? 1 : -1);
      expect(got.headers.get('x-nextjs-cache')).not.toBe('REVALIDATED');
      expect(got.headers.get('set-cookie')).toBeNull();
    }
    const moved = await fetch(`${bare}/pages/get-in-contact`, { headers: forged, redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/pages/contact']);
    const data = await fetch(`${bare}/_next/data/${build}/pages/stories/no-such.json`, { headers: forged });
    expect((await data.json()).pageProps.__N_REDIRECT).toBe('/stories/no-such');
  });

  it('shows an editor’s preview, which the studio may frame and no cache may store, and nobody else’s', async () => {
    const manifest: { preview: { previewModeId: string } } = JSON.parse(
      readFileSync('packages/web/.next/prerender-manifest.json', 'utf8'),
    );
    const previewBy = async (id: string) => {
      const { headers } = await visit('/', { headers: { cookie: `__prerender_bypass=${id}; a=1` } });
      const policy = headers.get('content-security-policy') ?? '';
      return {
        framedBy: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
        stored: headers.get('cache-control'),
        opener: headers.get('cross-origin-opener-policy'),
      };
    };
    const studio = given('SANITY_STUDIO_ORIGIN');
    expect(await previewBy(manifest.preview.previewModeId)).toEqual({
      framedBy: `${studio} 'self'`,
      stored: OWN_CACHE_CONTROL,
      opener: 'unsafe-none',
    });
    const ofShoppers = {
      framedBy: "'none'",
      stored: PAGE_CACHE_CONTROL,
      opener: 'same-origin-allow-popups',
    };
    expect(await previewBy('0'.repeat(32))).toEqual(ofShoppers);
    expect(await previewBy('')).toEqual(ofShoppers);
  });

  it('serves a stale page at once, and OpenNext’s own function has it made anew, for no host but the site’s', async () => {
    // No journey beside this test visits it, so its first visitor after a minute is here.
    const path = '/collections/veils';
    const before = await queue();
    const old = await vi.waitFor(
      async () => {
        const response = await visit(path, { headers: { 'x-forwarded-host': 'evil.example' } });
        expect(response.headers.get('x-nextjs-cache')).toBe('STALE');
        return Date.parse(findReceipt(await response.text())?.builtAt ?? '');
      },
      { timeout: 90_000, interval: 1_000 },
    );
    await vi.waitFor(async () => expect(await builtAt(path)).toBeGreaterThan(old), { timeout: 20_000 });
    expect((await visit(path)).headers.get('x-nextjs-cache')).toBe('HIT');
    const after = await queue();
    expect(after.rebuilt).toBeGreaterThan(before.rebuilt);
    expect(after.hosts).toEqual([new URL(bare).host]);
    expect(after.dead).toEqual([]);
  });

  it('rebuilds pages on demand, also those that are gone, and shoppers get the new ones', async () => {
    const paths = ['/', '/collections/evening', '/products/nope'];
    const requestedAt = Date.now();
    const response = await visit('/api/revalidate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ paths }),
    });
    const { refreshed, failed } = await response.json();
    expect([response.status, refreshed.toSorted(), failed]).toEqual([200, paths.toSorted(), []]);
    for (const path of ['/', '/collections/evening']) {
      expect(await builtAt(path)).toBeGreaterThanOrEqual(requestedAt);
    }
  });

  // The last one: it computes for seconds, and idle connections are closed meanwhile.
  it('is at most 6 MB zipped, as Lambda loads it', () => {
    const folder = 'packages/web/.open-next/server-functions/default';
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    const bytes = files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      // Its two headers in the archive name it, in 76 bytes besides.
      return deflateRawSync(readFileSync(file), { level: 9 }).length + 76 + 2 * relative(folder, file).length;
    });
    const zipped = bytes.reduce((sum, each) => sum + each, 0);
    console.log(`The server is ${(zipped / 1e6).toFixed(2)} MB zipped, in ${files.length} files.`);
    expect(zipped).toBeGreaterThan(1_000_000);
    expect(zipped).toBeLessThanOrEqual(6_000_000);
  });
});
