import type { SanityClient } from '@sanity/client';
import type { Fault } from '@storefront/core/fault';
import type { ContentReader } from '@storefront/core/providers/content/content';
import { createContentReader } from '@storefront/core/providers/content/sanity';
import { documentTypes } from '@storefront/core/providers/content/schema/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { lakeOrigin, openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';
import { unredirectedPaths } from '../../packages/web/src/data/prebuilt-paths.ts';

let lake: ReturnType<typeof openLake>;
let editor: SanityClient;
let reader: ContentReader;
let problems: string[];

beforeEach(() => {
  const { projectId, dataset, editorToken } = contentProject;
  lake = openLake();
  editor = lake.client({ token: editorToken });
  problems = [];
  const report = ({ say, cause }: Fault) => problems.push(`${say}: ${String(Object(cause).message)}`);
  const options = { projectId, dataset, apiHost: lakeOrigin, timeoutMs: 2_000 };
  reader = createContentReader({ ...options, fetch: lake.fetch, report });
});
afterEach(() => {
  vi.restoreAllMocks();
  lake.world.close();
});

/** Publishes a rule, one second after the one before. */
async function rule(path: string, change: object = { url: '/cart' }): Promise<void> {
  lake.world.moveClockTo(lake.world.now() + 1_000);
  const { length: known } = await editor.fetch<string[]>('*[_type == "routeRule"]._id');
  await editor.create({ _id: `route-rule-${known + 1}`, _type: 'routeRule', path, ...change });
}

/** A reader of a CMS that returns this result only. */
function readerOf(result: unknown): ContentReader {
  const { projectId, dataset } = contentProject;
  const fetch = async () => Response.json({ result });
  return createContentReader({ projectId, dataset, timeoutMs: 500, fetch });
}

const spellings: [string, string][] = [
  ['/pages/lookbook/', '/pages/lookbook'],
  ['/pages/été', '/pages/%C3%A9t%C3%A9'],
  ['/pages/%C3%A9t%C3%A9', '/pages/%C3%A9t%C3%A9'],
  ['/pages/black white/', '/pages/black%20white'],
  ['/pages/q&a', '/pages/q%26a'],
  ['/pages/a,b', '/pages/a%2Cb'],
  ['/@vesper', '/%40vesper'],
  ['/pages/it%27s', "/pages/it's"],
];

describe('[screen.client-redirects.8] the path of an editor’s rule', () => {
  it.each(spellings)('can be written %s for the page at %s', async (written, path) => {
    await rule(written);
    const found = { target: '/cart', isPermanent: false };
    expect(await reader.routeRule(path)).toEqual(found);
    expect(await reader.routeRule(written)).toEqual(found);
    expect(await reader.pathsWithRouteRule(['/pages/returns', path])).toEqual([path]);
    expect(problems).toEqual([]);
  });

  it('can be written twice: the latest rule applies', async () => {
    await rule('/pages/q&a', { url: '/collections/new' });
    await rule('/pages/q%26a/', { url: '/cart' });
    expect(await reader.routeRule('/pages/q%26a')).toMatchObject({ target: '/cart' });
    expect(await reader.pathsWithRouteRule(['/pages/q%26a'])).toEqual(['/pages/q%26a']);
  });

  it('applies to no other page', async () => {
    await rule('/a/b');
    await rule('/pages/who?');
    for (const path of ['/a%2Fb', '/a', '/pages/who%3F', '/pages/who']) {
      expect(await reader.routeRule(path)).toBeNull();
      expect(await reader.pathsWithRouteRule([path])).toEqual([]);
    }
  });

  it('is never the home page', async () => {
    await rule('/');
    expect(await reader.pathsWithRouteRule(['/', '/pages/about'])).toEqual(['/pages/about']);
  });

  it.each([
    ['/pages/lookbook/', true],
    [' /pages/lookbook ', 'Write /pages/lookbook instead'],
    ['/pages/lookbook?x=1', 'Write /pages/lookbook instead'],
    ['https://vesper.example/pages/lookbook', 'as it stands after the domain'],
    [undefined, 'as it stands after the domain'],
  ])('%s is checked before it is published: %s', (path, said) => {
    const fields = documentTypes.find(({ name }) => name === 'routeRule')?.fields ?? [];
    const field: object = fields.find(({ name }) => name === 'path') ?? {};
    const results: unknown[] = [];
    const studio = { custom: (check: (value?: string) => unknown) => results.push(check(path)) };
    if (!('validation' in field) || typeof field.validation !== 'function') throw new Error('Not judged.');
    field.validation(studio);
    expect(results).toEqual([said === true ? true : expect.stringContaining(String(said))]);
  });
});

describe('[screen.client-redirects.8] a rule with an unsafe target', () => {
  it.each([
    { url: 'javascript:alert(1)' },
    { url: 'mailto:care@vesper.example' },
    { internalLink: { _type: 'reference', _ref: 'page-gone', _weak: true } },
    {},
  ])('is reported, and leaves its page in place and in the sitemap: %j', async (target) => {
    await rule('/pages/lost', target);
    expect(await reader.routeRule('/pages/lost')).toBeNull();
    expect(await reader.pathsWithRouteRule(['/pages/lost'])).toEqual([]);
    expect(problems).toEqual([
      expect.stringMatching(
        /^Problem loading part of 'routeRule', document route-rule-\d+: the rule about '\/pages\/lost' leads nowhere/,
      ),
    ]);
  });
});

describe('[screen.client-redirects.8] a malformed rule', () => {
  const right = {
    _id: 'r',
    _updatedAt: '2026-11-21T12:00:00Z',
    path: '/pages/odd',
    url: '/cart',
    target: null,
    isPermanent: null,
  };

  it.each([
    { ...right, url: 7 },
    { ...right, url: ['/cart'] },
    { ...right, target: 'page-returns' },
    { ...right, target: { slug: 'returns', store: null } },
    { ...right, target: { _type: 'page', slug: 7, store: null } },
    { ...right, target: { _type: 'product', slug: null, store: 'returns' } },
    [right],
    {},
  ])('is a failure of the CMS, not a missing rule: %j', async (result) => {
    const failed = { kind: 'outside', code: 'content-unavailable' };
    await expect(readerOf(result).routeRule('/pages/odd')).rejects.toMatchObject(failed);
  });

  it('is a rule as long as its fields are valid', async () => {
    expect(await readerOf(right).routeRule('/pages/odd')).toEqual({ target: '/cart', isPermanent: false });
    expect(await readerOf(null).routeRule('/pages/odd')).toBeNull();
  });

  it.each([{ url: 7 }, { path: 7 }])(
    'is a failure where the query only returns which pages have rules, too: %j',
    async (change) => {
      const { path, url, target } = right;
      const rules = [
        { path, url, target },
        { path, url, target, ...change },
      ];
      await expect(readerOf({ rules }).pathsWithRouteRule(['/pages/odd'])).rejects.toMatchObject({
        kind: 'outside',
        code: 'content-unavailable',
      });
      const found = await readerOf({ rules: rules.slice(0, 1) }).pathsWithRouteRule(['/pages/odd', '/']);
      expect(found).toEqual(['/pages/odd']);
    },
  );
});

describe('[screen.client-redirects.8] pages without a redirect', () => {
  it('are those that neither the shop’s table nor a rule redirects', async () => {
    await rule('/products/slip/');
    const paths = ['/', '/collections/new-in', '/collections/new', '/products/slip', '/products/robe'];
    expect([...(await unredirectedPaths(paths, reader.pathsWithRouteRule))]).toEqual([
      '/',
      '/collections/new',
      '/products/robe',
    ]);
  });

  it('are found in a large shop, too, by a few hundred per query', async () => {
    const all = Array.from({ length: 1_000 }, (_, at) => `/products/slip-${at}`);
    const requests: number[] = [];
    const stay = await unredirectedPaths(all, async (some) => {
      requests.push(some.length);
      return some.filter((path) => path.endsWith('7'));
    });
    expect(stay.size).toBe(900);
    expect(requests).toEqual([300, 300, 300, 100]);
  });

  it('are all except those of the shop’s table while the CMS fails, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new Error('The CMS is down.');
    const paths = Array.from({ length: 700 }, (_, at) => `/products/slip-${at}`);
    let requests = 0;
    const stay = await unredirectedPaths(['/collections/new-in', ...paths], async (some) => {
      requests += 1;
      if (requests > 1) throw fault;
      return [...some];
    });
    expect([...stay]).toEqual(paths);
    expect(requests).toBe(2);
    expect(log).toHaveBeenCalledWith('Problem loading route rules', fault);
  });
});
