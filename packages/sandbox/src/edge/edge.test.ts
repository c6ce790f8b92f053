import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { PAGE_CACHE_CONTROL, REDIRECT_CACHE_CONTROL } from '@storefront/core/routes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Edges } from './open-edge.fixture.ts';

const edges = new Edges();

afterEach(async () => {
  vi.restoreAllMocks();
  await edges.close();
});

const security = { 'content-security-policy': 'strict', 'x-content-type-options': 'nosniff' };

/** The security headers of a response. */
async function securityOf(edge: string, path: string, accept = 'text/html'): Promise<Record<string, string>> {
  const { headers } = await fetch(`${edge}${path}`, { headers: { accept } });
  return Object.fromEntries([...headers].filter(([name]) => name in security));
}

describe('the edge', () => {
  it('[call.products-own-server.6] runs the geolocation function for the visitor’s country', async () => {
    const edge = await edges.open({ country: 'CA' });
    const response = await fetch(`${edge}/api/geolocation`);
    expect(await response.json()).toEqual({ country: 'CA', currency: 'CAD', symbol: '$' });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('passes on status, headers, several cookies and a streamed body', async () => {
    const edge = await edges.open({
      site: (incoming, outgoing) => {
        outgoing.writeHead(404, { 'set-cookie': ['a=1', 'b=2'], 'x-from': 'site' });
        incoming.pipe(outgoing);
      },
    });
    const response = await fetch(`${edge}/api/gone`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.text()).toHaveLength(100_000);
  });

  it('returns 503 while the site is started, as a page to people and as JSON to programs', async () => {
    const edge = await edges.open();
    await edges.closeSite();
    const page = await fetch(edge, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await page.text()).toContain('One moment, please: the shop is being started.');
    expect(await (await fetch(edge)).json()).toMatchObject({ error: { code: 'edge-503' } });
  });

  it('returns 502 when the site breaks the connection', async () => {
    const edge = await edges.open({ site: (incoming) => incoming.socket.destroy() });
    const response = await fetch(edge);
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '5']);
    expect(await response.json()).toMatchObject({ error: { code: 'edge-502' } });
  });

  it('adds its headers to pages and its own error pages; headers of the site win', async () => {
    const site = (_: IncomingMessage, outgoing: ServerResponse) => {
      outgoing.writeHead(200, { 'content-security-policy': 'of the page', 'content-type': 'text/html' });
      outgoing.end();
    };
    const edge = await edges.open({ site, headers: security });
    expect(await securityOf(edge, '/')).toEqual({ ...security, 'content-security-policy': 'of the page' });
    await edges.closeSite();
    expect(await securityOf(edge, '/')).toEqual(security);
  });

  it('adds those that protect documents to nothing else, whatever the site says', async () => {
    const site = (_: IncomingMessage, outgoing: ServerResponse) => {
      outgoing.writeHead(200, { 'content-security-policy': 'of the page', 'content-type': 'text/css' });
      outgoing.end();
    };
    const edge = await edges.open({ site, headers: security });
    const others = { 'x-content-type-options': 'nosniff' };
    expect(await securityOf(edge, '/theme.css')).toEqual(others);
    expect(await securityOf(edge, '/api/country')).toEqual(others);
    await edges.closeSite();
    expect(await securityOf(edge, '/theme.css', 'text/css')).toEqual(others);
  });

  it('[screen.client-redirects.8] adds the request’s query to redirects of the site, except those of endpoints', async () => {
    const edge = await edges.open({
      site: (_, outgoing) => outgoing.writeHead(308, { location: '/collections/new#top' }).end(),
    });
    const locationOf = async (path: string) =>
      (await fetch(`${edge}${path}`, { redirect: 'manual' })).headers.get('location');
    expect(await locationOf('/collections/new-in?discount=SAVE10')).toBe(
      '/collections/new?discount=SAVE10#top',
    );
    expect(await locationOf('/collections/new-in')).toBe('/collections/new#top');
    expect(await locationOf('//collections/new-in?page=2')).toBe('/collections/new?page=2#top');
    expect(await locationOf('/api/preview?secret=hush')).toBe('/collections/new#top');
  });

  it('requests a path from the site by the site’s name for it, with the query string', async () => {
    const edge = await edges.open({ site: (incoming, outgoing) => outgoing.end(incoming.url) });
    expect(await (await fetch(`${edge}/theme.css?v=7`)).text()).toBe('/api/theme?v=7');
    expect(await (await fetch(`${edge}/robots.txt`)).text()).toBe('/api/robots');
  });

  it('repeats a request when the site closes an idle connection', async () => {
    const requested: string[] = [];
    const edge = await edges.open({
      site: (incoming, outgoing) => {
        requested.push(incoming.url ?? '');
        if (requested.length === 2) incoming.socket.destroy();
        else outgoing.end('page');
      },
    });
    expect(await (await fetch(`${edge}/first`)).text()).toBe('page');
    expect(await (await fetch(`${edge}/second`)).text()).toBe('page');
    expect(requested).toEqual(['/first', '/second', '/second']);
  });

  it('returns 504 when the site is silent', async () => {
    const edge = await edges.open({ site: () => {}, siteTimeoutMs: 30 });
    expect((await fetch(edge)).status).toBe(504);
  });

  it('responds as API Gateway does when a function throws, is too slow or receives too much', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const throwing = await edges.open({ load: async () => () => Promise.reject(new Error('secret')) });
    const thrown = await fetch(`${throwing}/api/country`);
    expect([thrown.status, await thrown.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
    expect(log).toHaveBeenCalledOnce();

    const slow = await edges.open({ load: async () => () => new Promise(() => {}), functionTimeoutMs: 20 });
    const cut = await fetch(`${slow}/api/country`);
    expect([cut.status, await cut.json()]).toEqual([
      504,
      { error: { code: 'edge-504', message: 'The shop takes too long to answer.' } },
    ]);

    const edge = await edges.open();
    const large = await fetch(`${edge}/api/country`, {
      method: 'POST',
      body: Buffer.alloc(6 * 1024 * 1024 + 1),
    });
    expect(large.status).toBe(413);
  });

  it('passes on an early 413 of the site, and the next request reaches it', async () => {
    const used = new WeakSet<object>();
    const edge = await edges.open({
      site: (incoming, outgoing) => {
        // Like a site that closes the connection on which it refused a request.
        if (used.has(incoming.socket)) return void incoming.socket.destroy();
        if (incoming.url === '/api/cart') return void incoming.pipe(outgoing);
        used.add(incoming.socket);
        outgoing.writeHead(413, { 'content-length': 3 });
        outgoing.end('413');
      },
    });
    const post = (path: string, body: string) => fetch(`${edge}${path}`, { method: 'POST', body });
    for (let round = 0; round < 3; round += 1) {
      expect((await post('/api/large', 'x'.repeat(1_200_000))).status).toBe(413);
      expect(await (await post('/api/cart', 'kept')).text()).toBe('kept');
    }
  });

  it.each([
    [
      '/',
      200,
      'text/html; charset=utf-8',
      's-maxage=60, stale-while-revalidate=31535940',
      PAGE_CACHE_CONTROL,
    ],
    ['/cart', 200, 'text/html', 's-maxage=300', PAGE_CACHE_CONTROL],
    ['/gone', 404, 'text/html', 's-maxage=30, stale-while-revalidate=31535970', PAGE_CACHE_CONTROL],
    ['/moved', 308, null, 's-maxage=30, stale-while-revalidate=31535970', REDIRECT_CACHE_CONTROL],
    ['/moved', 307, null, 's-maxage=30, stale-while-revalidate=31535970', REDIRECT_CACHE_CONTROL],
    ['/', 304, null, 's-maxage=60, stale-while-revalidate=31535940', PAGE_CACHE_CONTROL],
    ['/_next/data/b/index.json', 200, 'application/json', 's-maxage=60', PAGE_CACHE_CONTROL],
    ['/_next/data/b/gone.json', 404, null, 's-maxage=30', PAGE_CACHE_CONTROL],
    ['/broken', 500, 'text/html', 's-maxage=30', 's-maxage=30'],
    ['/preview', 200, 'text/html', 'private, no-store', 'private, no-store'],
    ['/brand/favicon.svg', 200, 'image/svg+xml', 'public, max-age=0', 'public, max-age=0'],
    ['/sitemap.xml', 200, 'application/xml', 's-maxage=300', 's-maxage=300'],
    ['/sitemap.xml', 304, null, 's-maxage=300', 's-maxage=300'],
    ['/api/sitemap/2', 404, 'text/html', 's-maxage=300', 's-maxage=300'],
    ['/_next/static/a.js', 200, 'text/javascript', 's-maxage=9', 's-maxage=9'],
    ['/_next/static/gone.js', 404, 'text/html', 's-maxage=30, stale-while-revalidate=31535970', 'no-store'],
    ['/collections/evening/', 308, null, null, REDIRECT_CACHE_CONTROL],
    ['/api/theme/', 308, null, null, null],
    ['/pages/care', 200, 'text/html', null, null],
  ])('for %s (%i, %s, %s) sends the CDN %s', async (path, status, type, given, sent) => {
    const edge = await edges.open({
      site: (_, outgoing) => {
        const typed = type === null ? {} : { 'content-type': type };
        const cached = given === null ? {} : { 'cache-control': given };
        const moved = status === 307 || status === 308 ? { location: '/elsewhere' } : {};
        outgoing.writeHead(status, { ...typed, ...cached, ...moved });
        outgoing.end();
      },
    });
    const response = await fetch(`${edge}${path}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, sent]);
  });

  it('sends no body for HEAD', async () => {
    const edge = await edges.open();
    const response = await fetch(`${edge}/api/country`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('passes a WebSocket to the site, for hot reload', async () => {
    const edge = await edges.open({
      upgrade: (incoming, socket) => {
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
        socket.on('data', (data) => socket.end(`${data} from ${incoming.url}`));
      },
    });
    const client = request(`${edge}/_next/webpack-hmr`, {
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    });
    client.end();
    const [response, socket] = await once(client, 'upgrade');
    expect(response.statusCode).toBe(101);
    socket.write('hello');
    expect(String((await once(socket, 'data'))[0])).toBe('hello from /_next/webpack-hmr');
    await once(socket, 'close');
  });
});
