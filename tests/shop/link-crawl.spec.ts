import { type APIRequestContext, expect } from 'playwright/test';
import { test } from './journey.ts';

/** Addresses that are no pages of ours. */
const NO_PAGE = /^\/(?:api|_next|brand|speculation-rules\.json|theme\.css|site\.webmanifest)(?:\/|$|\?)/;

/** What the editors' work will bring. */
const EXEMPT: readonly string[] = [];

const LANES = 6;

/** The paths of ours that anchors lead to, also where they name the site's own origin. */
function linksIn(html: string, page: string): string[] {
  const urls = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(
    ([, href = '']) => URL.parse(href.replaceAll('&amp;', '&'), page) ?? [],
  );
  const { origin } = new URL(page);
  const paths = urls.filter((url) => url.origin === origin).map(({ pathname }) => pathname);
  return [...new Set(paths)].filter((path) => !NO_PAGE.test(path));
}

/** Follows every link from these pages on. Returns what ends on the lost page, with the page that leads there. */
async function crawl(request: APIRequestContext, start: readonly string[]) {
  const from = new Map(start.map((path) => [path, 'the sitemap or a menu']));
  const waiting = [...start];
  const lost: string[] = [];
  let followed = 0;
  async function follow(path: string): Promise<void> {
    const response = await request.get(path, { maxRedirects: 5, headers: { accept: 'text/html' } });
    followed += 1;
    if (response.status() !== 200) lost.push(`${path} (${response.status()}), linked on ${from.get(path)}`);
    const isPage = response.ok() && response.headers()['content-type']?.startsWith('text/html');
    if (!isPage) return;
    for (const next of linksIn(await response.text(), response.url())) {
      if (from.has(next) || EXEMPT.includes(next)) continue;
      from.set(next, path);
      waiting.push(next);
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, LANES).map(follow));
  return { lost, followed };
}

/** The paths of all addresses in any JSON. */
function pathsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'href' && typeof value === 'string' ? [value] : pathsIn(value),
  );
}

/** What header, menus and footer lead to, also where a menu is drawn by a click only. */
async function menuPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const settings: unknown = await (await request.get('/api/settings')).json();
  const urls = pathsIn(settings).flatMap((href) =>
    href.startsWith('#') ? [] : (URL.parse(href, origin) ?? []),
  );
  const own = urls.filter((url) => url.origin === origin).map(({ pathname }) => pathname);
  return [...new Set(own)];
}

test('[screen.link-rules.2] no link of any page, of header, menus and footer ends on the lost page', {
  tag: '@desktop',
}, async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '', baseURL).pathname,
  );
  for (const kind of ['/products/', '/collections/', '/pages/', '/stories/', '/campaigns/'])
    expect(
      listed.some((path) => path.startsWith(kind)),
      `${kind} is on the sitemap`,
    ).toBe(true);
  const menus = await menuPaths(request, new URL(baseURL ?? '').origin);
  expect(menus.length).toBeGreaterThan(30);
  const { lost, followed } = await crawl(request, [...new Set(['/', ...listed, ...menus])]);
  expect(lost).toEqual([]);
  expect(followed).toBeGreaterThan(listed.length);
});
