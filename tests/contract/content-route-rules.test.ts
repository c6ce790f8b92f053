import type { SanityClient } from '@sanity/client';
import type { Fault } from '@storefront/core/fault';
import type { ContentReader } from '@storefront/core/providers/content/content';
import { createContentReader } from '@storefront/core/providers/content/sanity';
import { documentTypes } from '@storefront/core/providers/content/schema/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentProject } from '../../packages/sandbox/src/content/project.ts';
import { lakeOrigin, openLake } from '../../packages/sandbox/src/content/testing/open-lake.ts';
import { stayingPaths } from '../../packages/web/src/data/prebuilt-paths.ts';

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

/** Publishes a rule, a second after the one before. */
async function rule(path: string, change: object = { url: '/cart' }): Promise<void> {
  lake.world.moveClockTo(lake.world.now() + 1_000);
  const { length: known } = await editor.fetch<string[]>('*[_type == "routeRule"]._id');
  await editor.create({ _id: `route-rule-${known + 1}`, _type: 'routeRule', path, ...change });
}

/** A reader to whom the CMS answers nothing but this. */
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
  it.each(spellings)('may be written %s for the page at %s', async (written, path) => {
    await rule(written);
    const found = { target: '/cart', isPermanent: false };
    expect(await reader.routeRule(path)).toEqual(found);
    expect(await reader.routeRule(written)).toEqual(found);
    expect(await reader.ruledPaths(['/pages/returns', path])).toEqual([path]);
    expect(problems).toEqual([]);
  });

  it('may be written twice: the latest rule counts', async () => {
    await rule('/pages/q&a', { url: '/collections/new' });
    await rule('/pages/q%26a/', { url: '/cart' });
    expect(await reader.routeRule('/pages/q%26a')).toMatchObject({ target: '/cart' });
    expect(await reader.ruledPaths(['/pages/q%26a'])).toEqual(['/pages/q%26a']);
  });

  it('is no other page’s', async () => {
    await rule('/a/b');
    await rule('/pages/who?');
    for (const path of ['/a%2Fb', '/a', '/pages/who%3F', '/pages/who']) {
      expect(await reader.routeRule(path)).toBeNull();
      expect(await reader.ruledPaths([path])).toEqual([]);
    }
  });

  it('is never that of the home page', async () => {
    await rule('/');
    expect(await reader.ruledPaths(['/', '/pages/about'])).toEqual(['/pages/about']);
  });

  it.each([
    ['/pages/lookbook/', true],
    [' /pages/lookbook ', 'Write /pages/lookbook instead'],
    ['/pages/lookbook?x=1', 'Write /pages/lookbook instead'],
    ['https://vesper.example/pages/lookbook', 'as it stands after the domain'],
    [undefined, 'as it stands after the domain'],
  ])('%s is judged before it is published: %s', (path, said) => {
    const fields = documentTypes.find(({ name }) => name === 'routeRule')?.fields ?? [];
    const field: object = fields.find(({ name }) => name === 'path') ?? {};
    const heard: unknown[] = [];
    const studio = { custom: (check: (value?: string) => unknown) => heard.push(check(path)) };
    if (!('validation' in field) || typeof field.validation !== 'function') throw new Error('Not judged.');
    field.validation(studio);
    expect(heard).toEqual([said === true ? true : expect.stringContaining(String(said))]);
  });
});

describe('[screen.client-redirects.8] a rule that leads nowhere', () => {
  it.each([
    { url: 'javascript:alert(1)' },
    { url: 'mailto:care@vesper.example' },
    { internalLink: { _type: 'reference', _ref: 'page-gone', _weak: true } },
    {},
  ])('is reported, and leaves its page where it is and on the map: %j', async (target) => {
    await rule('/pages/lost', target);
    expect(await reader.routeRule('/pages/lost')).toBeNull();
    expect(await reader.ruledPaths(['/pages/lost'])).toEqual([]);
    expect(problems).toEqual([
      expect.stringMatching(
        /^Problem loading part of 'routeRule': the rule about '\/pages\/lost' leads nowhere/,
      ),
    ]);
  });
});

describe('[screen.client-redirects.8] a rule that makes no sense', () => {
  const right = {
    _id: 'r',
    _updatedAt: '2026-11-21T12:00:00Z',
    path: '/pages/odd',
    url: '/cart',
    target: null,
  };

  it.each([
    { ...right, url: 7 },
    { ...right, url: ['/cart'] },
    { ...right, target: 'page-returns' },
    { ...right, target: { slug: { current: 'returns' } } },
    { ...right, target: { _type: 'page', slug: { current: 7 } } },
    { ...right, target: { _type: 'product', slug: null, store: 'returns' } },
    [right],
    {},
  ])('is a failure of the CMS, not the end of the rule: %j', async (answer) => {
    const failed = { kind: 'outside', code: 'content-unavailable' };
    await expect(readerOf(answer).routeRule('/pages/odd')).rejects.toMatchObject(failed);
  });

  it('is a rule as long as its leaves are right', async () => {
    expect(await readerOf(right).routeRule('/pages/odd')).toEqual({ target: '/cart', isPermanent: false });
    expect(await readerOf(null).routeRule('/pages/odd')).toBeNull();
  });

  it('still counts where only it is asked which pages have rules', async () => {
    const rules = [{ ...right, url: 7 }, { ...right, path: 7 }, null];
    expect(await readerOf({ rules }).ruledPaths(['/pages/odd', '/'])).toEqual(['/pages/odd']);
  });
});

describe('[screen.client-redirects.8] pages that stay where they are', () => {
  it('are those from which neither the shop’s own table nor a rule leads away', async () => {
    await rule('/products/slip/');
    const paths = ['/', '/collections/new-in', '/collections/new', '/products/slip', '/products/robe'];
    expect([...(await stayingPaths(paths, reader.ruledPaths))]).toEqual([
      '/',
      '/collections/new',
      '/products/robe',
    ]);
  });

  it('are found in a large shop, too, a few hundred at once', async () => {
    const all = Array.from({ length: 1_000 }, (_, at) => `/products/slip-${at}`);
    const asked: number[] = [];
    const stay = await stayingPaths(all, async (some) => {
      asked.push(some.length);
      return some.filter((path) => path.endsWith('7'));
    });
    expect(stay.size).toBe(900);
    expect(asked).toEqual([300, 300, 300, 100]);
  });

  it('are all but those of the shop’s own table while the CMS fails, and the log says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new Error('The CMS is down.');
    const paths = Array.from({ length: 700 }, (_, at) => `/products/slip-${at}`);
    let asked = 0;
    const stay = await stayingPaths(['/collections/new-in', ...paths], async (some) => {
      asked += 1;
      if (asked > 1) throw fault;
      return [...some];
    });
    expect([...stay]).toEqual(paths);
    expect(asked).toBe(2);
    expect(log).toHaveBeenCalledWith('Problem loading route rules', fault);
  });
});
