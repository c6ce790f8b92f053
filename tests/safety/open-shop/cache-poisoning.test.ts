import type { OutgoingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteFolder } from '../../../scripts/shop/build-site.ts';
import { root } from '../../../scripts/shop/root.ts';
import { readPreviewModeId } from '../../../scripts/shop/seal-build.ts';
import { normalise, PathCache, type SentRequest, sendUncached } from './path-cache.ts';
import { poisonAt } from './poison.ts';
import { type RequestNames, readServerSource } from './read-server-source.ts';

/** The shop that `npm test` opened, or one of `npm start`. */
const site = process.env.SITE_URL ?? 'http://localhost:3000';
const distDir = process.env.NEXT_DIST_DIR ?? '.next';

const PRODUCT = '/products/ninon-velvet-bow-oxblood';
const MOVED = '/pages/get-in-contact';
const poison = poisonAt(site);

/** What must be found, so that the search cannot become empty unnoticed. */
const known: RequestNames = {
  headers: [
    ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-url'],
    ...['next-action', 'next-resume', 'x-nextjs-data', 'x-matched-path', 'x-now-route-matches'],
    ...[
      'x-middleware-prefetch',
      'x-middleware-rewrite',
      'x-middleware-override-headers',
      'x-prerender-revalidate',
    ],
    ...['x-forwarded-host', 'x-forwarded-proto', 'host', 'cookie', 'user-agent', 'sec-fetch-dest', 'origin'],
  ],
  cookies: ['__prerender_bypass', '__next_preview_data'],
  queries: ['_rsc', 'nxtP', 'nxtI'],
};

/** Values that a server would follow; any other header is sent as `1`. */
const telling: Record<string, string> = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  origin: 'https://evil.example',
  'x-matched-path': '/cart',
  'x-now-route-matches': '1=cart',
  'x-middleware-rewrite': '/cart',
  'x-middleware-redirect': '/cart',
  'x-middleware-override-headers': 'rsc',
  'next-url': '/cart',
  'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D',
  'user-agent': 'Googlebot/2.1',
  'sec-fetch-dest': 'image',
  cookie: '__prerender_bypass=1; __next_preview_data=1',
  range: 'bytes=0-3',
  'if-none-match': '*',
  'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT',
  'transfer-encoding': 'chunked',
};

let names: RequestNames;
let data: string;
let shown: string[];

const all = (): RequestNames => ({
  headers: [...new Set([...known.headers, ...names.headers])],
  cookies: [...new Set([...known.cookies, ...names.cookies, 'NEXT_LOCALE'])],
  queries: [
    ...new Set([...known.queries, ...names.queries]),
    ...['nxtPhandle', 'nxtIhandle', 'handle', 'path', '__nextDataReq', '__nextLocale', 'amp', 'discount'],
  ],
});

const withHeaders = (path: string, headers: OutgoingHttpHeaders): SentRequest => ({ path, headers });

beforeAll(async () => {
  names = readServerSource(distDir);
  const { body } = await sendUncached(site, { path: '/latest-build.json' });
  data = `/_next/data/${JSON.parse(body).buildId}/index.json`;
  shown = ['/', PRODUCT, data, '/cart', '/no/such/page', MOVED];
}, 60_000);

describe('the names by which a request steers the server', () => {
  it('are found in its source', () => {
    expect(names.headers).toEqual(expect.arrayContaining(known.headers));
    expect(names.cookies).toEqual(expect.arrayContaining(known.cookies));
    expect(names.queries).toEqual(expect.arrayContaining(known.queries));
    expect(names.headers.length).toBeGreaterThan(100);
  });
});

describe('the cache of this test', () => {
  it('stores a page, and gives everybody what an origin lets one visitor choose', async () => {
    const cache = new PathCache(site);
    expect((await cache.send({ path: '/' })).isStored).toBe(false);
    expect((await cache.send({ path: '/' })).isStored).toBe(true);
    const origin = createServer(({ headers }, response) => {
      const moved = { location: '/?_rsc', 'cache-control': 's-maxage=30' };
      response.writeHead(headers.rsc ? 307 : 200, headers.rsc ? moved : {}).end();
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const address = origin.address();
    const poisoned = new PathCache(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    await poisoned.send(withHeaders('/', { rsc: '1' }));
    expect((await poisoned.send({ path: '/' })).status).toBe(307);
    origin.close();
  });

  it.each([
    ['//collections//evening/', '/collections/evening/'],
    ['/collections/%65vening', '/collections/evening'],
    ['/collections/./x/../evening?a=1', '/collections/evening?a=1'],
    ['/collections%2fevening', '/collections%2Fevening'],
    ['/%e2%9c%93', '/%E2%9C%93'],
  ])('can take %s for %s', (path, key) => {
    expect(normalise(path)).toBe(key);
  });
});

describe('a page that a cache in front gives to everybody', () => {
  it('stays as it is after a request with any header that the server reads', async () => {
    const found: string[] = [];
    for (const path of shown) {
      const single = all().headers.map((name) => withHeaders(path, { [name]: telling[name] ?? '1' }));
      const spoiling = ['transfer-encoding', 'content-length', 'upgrade', 'expect', 'connection'];
      const every = all().headers.filter((name) => !spoiling.includes(name));
      const withAll = withHeaders(
        path,
        Object.fromEntries(every.map((name) => [name, telling[name] ?? '1'])),
      );
      found.push(...(await poison([...single, withAll], path)));
    }
    expect(found).toEqual([]);
  }, 240_000);

  it('stays as it is after a request with any cookie or query that the server reads', async () => {
    const found: string[] = [];
    for (const path of shown) {
      const cookies = all().cookies.map((name) => withHeaders(path, { cookie: `${name}=1` }));
      const queries = all().queries.map((name) => ({ path: `${path}?${name}=1` }));
      const steered = all().queries.map((name) =>
        withHeaders(`${path}?${name}=cart`, { rsc: '1', 'x-nextjs-data': '1' }),
      );
      found.push(...(await poison([...cookies, ...queries, ...steered], path)));
    }
    expect(found).toEqual([]);
  }, 120_000);

  it('stays as it is after requests that would change it', async () => {
    const action = { 'next-action': 'a', 'content-type': 'multipart/form-data; boundary=a' };
    const found: string[] = [];
    for (const path of shown) {
      const smuggled = { headers: { 'content-length': 27 }, body: 'GET /cart HTTP/1.1\r\nhost: a' };
      const attacks: SentRequest[] = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PURGE'].flatMap(
        (method) => [
          { path, method },
          { path, method, ...smuggled },
          { path, method, headers: action, ...(method === 'HEAD' ? {} : { body: '--a--' }) },
        ],
      );
      found.push(...(await poison(attacks, path)));
    }
    expect(found).toEqual([]);
  }, 60_000);

  it('stays as it is after requests for other spellings of its path, also in a cache that normalises them', async () => {
    const found: string[] = [];
    for (const path of shown) {
      const [last = ''] = path.split('/').slice(-1);
      const encoded =
        last === '' ? '/%2e' : path.replace(/.$/, (end) => `%${end.charCodeAt(0).toString(16)}`);
      const spellings = [
        ...[
          `/${path}`,
          `${path}/`,
          `${path}//`,
          path.replaceAll('/', '//'),
          path.replaceAll('/', '\\'),
          encoded,
        ],
        ...[
          `/.${path}`,
          `/x/..${path}`,
          `/x/%2e%2e${path}`,
          `${path}?`,
          `${path}?/../cart`,
          `//evil.example/..${path}`,
        ],
        ...[
          `/\\evil.example${path}`,
          `${path};a=1`,
          `${path}%00`,
          `${path}%0d%0aset-cookie:a=1`,
          `${path}%E0%A4%A`,
        ],
        ...[
          path.replace(data.split('/')[3] ?? '', 'unknown'),
          path.toUpperCase(),
          `${path}?${'a'.repeat(4_000)}`,
        ],
      ].filter((spelling) => spelling !== path);
      const attacks = spellings.flatMap((spelling) => [
        { path: spelling },
        withHeaders(spelling, { rsc: '1' }),
      ]);
      found.push(...(await poison(attacks, path)));
      const asOne = attacks.filter((attack) => normalise(attack.path).split('?')[0] === normalise(path));
      expect(asOne.length, path).toBeGreaterThan(3);
      found.push(...(await poison(asOne, path, normalise)));
    }
    expect(found).toEqual([]);
  }, 120_000);

  it('stays as it is after an editor’s preview, whose response is the editor’s own', async () => {
    const preview = {
      cookie: `cart=1; __prerender_bypass=${readPreviewModeId(join(root, siteFolder, distDir))}`,
    };
    for (const path of ['/', PRODUCT, data, '/cart']) {
      expect(await poison([withHeaders(path, preview)], path)).toEqual([]);
      const { headers } = await sendUncached(site, withHeaders(path, preview));
      expect(headers['cache-control'], path).toBe('private, no-store');
      // Only documents have a policy.
      const policy = path === data ? undefined : expect.stringContaining("'unsafe-inline'");
      expect(headers['content-security-policy'], path).toEqual(policy);
    }
  });

  it('has its data on navigation, with the headers that the router sends', async () => {
    const sent = {
      'x-nextjs-data': '1',
      purpose: 'prefetch',
      'x-middleware-prefetch': '1',
      'x-deployment-id': 'a',
    };
    const { status, headers, body } = await sendUncached(site, withHeaders(data, sent));
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toHaveProperty('pageProps');
  });
});

describe('a redirect', () => {
  it('is cacheable when it is ours, and is nobody else’s with the query of one visitor', async () => {
    const lifetimeOf = async (path: string) => (await sendUncached(site, { path })).headers['cache-control'];
    expect(await lifetimeOf(MOVED)).toContain('s-maxage=');
    expect(await lifetimeOf(`${MOVED}?discount=SAVE10`)).toBe('no-store');
    expect(await lifetimeOf('/collections/evening/')).toContain('s-maxage=');
    expect(await lifetimeOf('//collections/evening')).toBe('no-store');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '///evil.example/%2f..',
    '/%5cevil.example',
    '//evil.example/',
  ])('from %s stays in the shop', async (path) => {
    const { headers } = await sendUncached(site, { path });
    expect(new URL(headers.location ?? '/', site).host).toBe(new URL(site).host);
  });
});
