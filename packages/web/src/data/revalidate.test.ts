import { createServer, type Server } from 'node:http';
import { cacheKeys } from '@storefront/core/cache/keys';
import { ownPath, tags } from '@storefront/core/cache/page-tags';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toApiRequest, toApiResponse } from './api-call.fixture.ts';
import { table } from './page-sources.fixture.ts';
import { handleRevalidate, isPagePath, type RevalidateDeps, revalidate } from './revalidate.ts';

vi.mock('./cache-table.ts', async () => (await import('./page-sources.fixture.ts')).cacheTable);

const secret = 'a-secret-of-operators';
const json = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
const open: { close: () => void }[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function openRoute(own: Partial<RevalidateDeps> = {}) {
  const refreshed: string[] = [];
  const deps: RevalidateDeps = {
    secret,
    countWrongSecret: async () => null,
    pathsOf: async () => ['/products/slip', '/'],
    refresh: async (path) => refreshed.push(path) > 0 && path !== '/down',
    ...own,
  };
  const server = createServer((request, response) => void handleRevalidate(request, response, deps));
  return { send: await listen(server), refreshed };
}

/** A function that sends one request to the server. */
async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return async (body: string, headers: Record<string, string> = json, method = 'POST') => {
    const init = method === 'GET' ? { method, headers } : { method, headers, body };
    const response = await fetch(`http://127.0.0.1:${address.port}/api/revalidate`, init);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('content-type')).toBe('application/json');
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

describe('POST /api/revalidate', () => {
  it('rebuilds paths and the pages of tags, and lists those that failed', async () => {
    const { send, refreshed } = await openRoute();
    const { status, body: result } = await send('{"paths": ["/", "/down"], "tags": ["product:slip"]}');
    expect([status, result]).toEqual([200, { refreshed: ['/', '/products/slip'], failed: ['/down'] }]);
    expect(refreshed).toHaveLength(3);
  });

  it.each([
    ['malformed JSON', '{"paths":', { 'content-type': 'application/json' }],
    ['1.2 MB', 'x'.repeat(1_200_000), { 'content-type': 'application/json' }],
    ['a form', 'paths=/', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'a guess of the same length',
      '{"paths":["/"]}',
      { ...json, authorization: `Bearer ${'x'.repeat(secret.length)}` },
    ],
    ['a shorter guess', '{"paths":["/"]}', { ...json, authorization: 'Bearer' }],
  ])('checks the secret before it reads %s', async (_name, body, headers) => {
    const { send, refreshed } = await openRoute();
    const { status, body: result } = await send(body, headers);
    expect([status, result.error.code]).toEqual([401, 'not-authorised']);
    expect(refreshed).toEqual([]);
  });

  it('returns 429 with Retry-After after many wrong secrets, and still serves the right one', async () => {
    const counted: unknown[] = [];
    const { send, refreshed } = await openRoute({
      countWrongSecret: async ({ headers }) => {
        counted.push(headers.authorization);
        return 600;
      },
    });
    const wrong = { ...json, authorization: 'Bearer guess' };
    const response = await send('{"paths":["/"]}', wrong);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
    expect(response.body).toMatchObject({ error: { code: 'throttled' } });
    expect((await send('{"paths":["/"]}')).status).toBe(200);
    expect([counted, refreshed]).toEqual([['Bearer guess'], ['/']]);
  });

  it('returns 401 when no secret is configured', async () => {
    const { send } = await openRoute({ secret: null });
    const none = { ...json, authorization: 'Bearer null' };
    expect((await send('{"paths":["/"]}')).status).toBe(401);
    expect((await send('{"paths":["/"]}', none)).status).toBe(401);
  });

  it.each([
    ['{"paths":', json, 400, 'body-malformed'],
    ['x'.repeat(1_200_000), json, 413, 'body-too-large'],
    [`"${'é'.repeat(8_192)}"`, json, 413, 'body-too-large'],
    ['paths=/', { ...json, 'content-type': 'application/x-www-form-urlencoded' }, 415, 'body-type-unknown'],
    ['{}', { ...json, 'content-type': 'text/application/json' }, 415, 'body-type-unknown'],
    ['{}', { ...json, 'content-type': 'application/json ; charset=utf-8' }, 400, 'paths-invalid'],
    [' '.repeat(16_385), json, 413, 'body-too-large'],
    [' '.repeat(16_384), json, 400, 'body-malformed'],
    ['{"paths":["/api"]}', json, 400, 'paths-invalid'],
    ['{}', json, 400, 'paths-invalid'],
    ['null', json, 400, 'paths-invalid'],
  ])('refuses %.20s with an error body', async (body, headers, status, code) => {
    const { send } = await openRoute();
    const response = await send(body, headers);
    expect([response.status, response.body]).toEqual([
      status,
      { error: { code, message: expect.stringMatching(/\.$/) } },
    ]);
  });

  it.each([
    ['100 paths and 100 tags', 100, 200],
    ['101 paths', 101, 400],
  ])('takes at most 100 entries of each: %s', async (_name, count, expected) => {
    const { send } = await openRoute();
    const paths = Array.from({ length: count }, (_, at) => `/pages/p${at}`);
    const of = { paths, tags: paths.slice(0, 100).map((_, at) => `page:p${at}`) };
    expect((await send(JSON.stringify(of))).status).toBe(expected);
  });

  it.each([
    '{"tags":["unknown:x"]}',
    '{"paths":["/"],"versions":[]}',
    '{"paths":["/"],"versions":null}',
    '{"paths":["/"],"versions":{"product:slip":7}}',
    `{"paths":["/"],"versions":{"product:slip":"${'9'.repeat(41)}"}}`,
    `{"paths":["/"],"versions":{"${'x'.repeat(301)}":null}}`,
    `{"paths":["/"],"versions":{${Array.from({ length: 101 }, (_, at) => `"a${at}":null`)}}}`,
    '{"paths":"/"}',
    '{"paths":[1]}',
    '{"paths":["/"],"tags":[null]}',
    '7',
    '[]',
  ])('refuses %s with 400', async (body) => {
    const { send, refreshed } = await openRoute();
    expect((await send(body)).status).toBe(400);
    expect(refreshed).toEqual([]);
  });

  it('does not read the index of pages without tags', async () => {
    const pathsOf = vi.fn(async () => null);
    const { send } = await openRoute({ pathsOf });
    expect((await send('{"paths":["/"]}')).body).toEqual({ refreshed: ['/'], failed: [] });
    expect(pathsOf).not.toHaveBeenCalled();
  });

  it('rebuilds at most five pages at once', async () => {
    let [running, most] = [0, 0];
    const refresh = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return true;
    };
    const { send } = await openRoute({ refresh });
    const paths = Array.from({ length: 20 }, (_, at) => `/pages/p${at}`);
    const { body } = await send(JSON.stringify({ paths }));
    expect(body.refreshed).toHaveLength(20);
    expect(most).toBe(5);
  });

  it('returns 405 with the allowed method', async () => {
    const { send } = await openRoute();
    const { status, headers, body } = await send('', json, 'GET');
    expect([status, headers.get('allow'), body.error.code]).toEqual([405, 'POST', 'method-not-allowed']);
  });

  it('returns 502 when the index of pages cannot be read', async () => {
    const { send } = await openRoute({ pathsOf: async () => null });
    expect((await send('{"tags":["product:slip"]}')).body.error.code).toBe('cache-unavailable');
  });
});

/** The HTML of a page that was built then. */
function pageOf(builtAt: Date, version: string | null = null): string {
  const receipt = JSON.stringify({ builtAt, sources: { 'product:slip': version } });
  return `<script type="application/json" id="receipt">${receipt}</script>`;
}

describe('the endpoint of the site', () => {
  it('rebuilds the pages that the index of pages lists, and their own paths', async () => {
    const expiresAt = Math.ceil(Date.now() / 1_000) + 60;
    await table.write(cacheKeys.taggedPath('product:slip', '/'), {
      value: null,
      staleAt: expiresAt,
      expiresAt,
    });
    const rebuilt: string[] = [];
    const server = createServer((request, response) => {
      if (request.url !== '/api/revalidate') return void response.end(pageOf(new Date()));
      const api = toApiResponse(response, async (path) => {
        rebuilt.push(path);
      });
      void revalidate(toApiRequest(request), api);
    });
    const { status, body } = await (await listen(server))('{"paths": ["/cart"], "tags": ["product:slip"]}');
    const paths = ['/cart', '/products/slip', '/'];
    expect([status, body, rebuilt.toSorted()]).toEqual([
      200,
      { refreshed: expect.arrayContaining(paths), failed: [] },
      paths.toSorted(),
    ]);
  });

  it('lists a page as failed when the page that it serves is as before, or of an older version', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const version = '2026-11-21T12:00:00Z';
    const server = createServer((request, response) => {
      if (request.url === '/old') return void response.end(pageOf(new Date(0)));
      if (request.url !== '/api/revalidate') return void response.end(pageOf(new Date(), version));
      void revalidate(
        toApiRequest(request),
        toApiResponse(response, async () => {}),
      );
    });
    const send = await listen(server);
    const versions = { 'product:slip': version };
    expect((await send(JSON.stringify({ paths: ['/old', '/new'], versions }))).body).toEqual({
      refreshed: ['/new'],
      failed: ['/old'],
    });
    const later = { 'product:slip': '2026-11-21T12:00:01Z' };
    expect((await send(JSON.stringify({ paths: ['/new'], versions: later }))).body).toEqual({
      refreshed: [],
      failed: ['/new'],
    });
    log.mockRestore();
  });

  it('returns 502 and logs when the index of pages cannot be read', async () => {
    const down = new Error('no table');
    const list = vi.spyOn(table, 'list').mockRejectedValue(down);
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const server = createServer(
      (request, response) => void revalidate(toApiRequest(request), toApiResponse(response)),
    );
    const { status, body } = await (await listen(server))('{"tags": ["product:slip"]}');
    expect([status, body.error.code]).toEqual([502, 'cache-unavailable']);
    expect(log).toHaveBeenCalledWith('The index of pages could not be read', down);
    list.mockRestore();
    log.mockRestore();
  });
});

describe('isPagePath', () => {
  it.each([
    ...['/', '/cart', '/products/slip-dress', '/stories/caf%C3%A9', '/apis', '/a/api'],
    ...['returns', 'a/../b//c?d#e', 'a\\b', "it's (new)!", '~*', '100 %', 'a\tb'].map((slug) =>
      ownPath(tags.page(slug)),
    ),
    ...['/pages/q&a/', '/pages/a,b', '/@vesper', '/pages/it%27s', '/pages/%c3%a9t%c3%a9', ' /100% '].map(
      (path) => ownPath(tags.path(path)),
    ),
  ])('accepts %s', (path) => {
    expect(isPagePath(path ?? '')).toBe(true);
  });

  it.each([
    ...['/api', '/api/health', '/API/health', '/_next/data', '/_next', '/%61pi/health', '/%5Fnext/data'],
    ...[
      '/a/../api/health',
      '/a/%2e%2e/api',
      '/./cart',
      '//host',
      '/a//b',
      '/cart/',
      '/a%2Fb',
      '/a%5Cb',
      '/it%27s',
    ],
    ...['/pages/q&a', '/pages/a,b', '/@vesper', '/été', '/%c3%a9t%c3%a9', '/black white', ' /cart'],
    ...['cart', '', '/cart?x=1', '/%', '/%E0', `/${'a'.repeat(512)}`],
  ])('rejects %s', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
