import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { PAGE_CACHE_CONTROL } from '@storefront/core/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { Edges, echo } from './open-edge.fixture.ts';
import type { LambdaHandler } from './run-function.ts';

const edges = new Edges();

afterEach(() => edges.close());

describe('what the edge passes on', () => {
  it('ignores viewer headers that a visitor sends, and honours the sandbox’s cookie', async () => {
    const edge = await edges.open();
    const spoofed = await fetch(`${edge}/api/country`, { headers: { 'CloudFront-Viewer-Country': 'FR' } });
    expect(await spoofed.json()).toEqual({ country: 'US' });
    const choice = await fetch(`${edge}/api/country`, { headers: { cookie: 'a=1; sandbox-country=fr' } });
    expect(await choice.json()).toEqual({ country: 'FR' });
  });

  it('sends its secret to functions in place of the visitor’s header, and none to the site', async () => {
    const received: unknown[] = [];
    const load = async (): Promise<LambdaHandler> => async (event) => {
      received.push(event.headers['x-origin-secret']);
      return {};
    };
    for (const originSecret of ['hush', null]) {
      const edge = await edges.open({ load, site: echo, originSecret });
      const spoofed = { headers: { 'x-origin-secret': 'guess' } };
      await fetch(`${edge}/api/country`, spoofed);
      expect(await (await fetch(`${edge}/cart`, spoofed)).json()).not.toHaveProperty('x-origin-secret');
    }
    expect(received).toEqual(['hush', undefined]);
  });

  it('passes requests for pages to the site without the headers that only an edge may set, and without any that it does not know', async () => {
    const edge = await edges.open({ site: echo });
    const known = { 'if-none-match': '"v1"', 'accept-encoding': 'gzip' };
    const unknown = { 'x-forwarded-for': '1.2.3.4', 'cloudfront-viewer-address': '1.2.3.4:5', rsc: '1' };
    const sent = {
      headers: { ...known, ...unknown, 'x-own': 'dropped', cookie: 'cart=1', host: 'evil.example' },
    };
    const received = await (await fetch(`${edge}/collections/new`, sent)).json();
    expect(received).toEqual({
      ...known,
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      connection: 'keep-alive',
      'x-request-id': expect.any(String),
    });
  });

  it('requests pages without their query, which caches ignore, and files with it', async () => {
    const edge = await edges.open({ site: (incoming, outgoing) => outgoing.end(incoming.url) });
    expect(await (await fetch(`${edge}/search?q=silk`)).text()).toBe('/search');
    expect(await (await fetch(`${edge}/_next/data/b/index.json?a=1`)).text()).toBe(
      '/_next/data/b/index.json?a=1',
    );
  });

  it('passes an editor’s preview on and keeps its response out of caches, and no other preview', async () => {
    const site = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      outgoing.writeHead(200, { 'cache-control': 's-maxage=60' });
      outgoing.end(incoming.headers.cookie ?? 'none');
    };
    const edge = await edges.open({ site, previewModeId: 'f00d' });
    const visit = async (cookie: string) => {
      const response = await fetch(`${edge}/`, { headers: { cookie } });
      return [await response.text(), response.headers.get('cache-control')];
    };
    expect(await visit('a=1; __prerender_bypass=f00d')).toEqual([
      '__prerender_bypass=f00d',
      'private, no-store',
    ]);
    expect(await visit('a=1; __prerender_bypass=dead')).toEqual(['none', PAGE_CACHE_CONTROL]);
  });

  it('keeps every response with a cookie out of caches, of the site and of functions', async () => {
    const cached = { 'cache-control': 's-maxage=60', 'set-cookie': 'a=1' };
    const edge = await edges.open({
      site: (_, outgoing) => outgoing.writeHead(200, cached).end(),
      load: async () => async () => ({ statusCode: 200, headers: cached, body: '' }),
    });
    for (const path of ['/', '/_next/static/a.js', '/theme.css', '/api/settings', '/api/other'])
      expect((await fetch(`${edge}${path}`)).headers.get('cache-control'), path).toBe('private, no-store');
  });

  it('refuses to change a page itself, and leaves endpoints to refuse', async () => {
    const edge = await edges.open({ site: (incoming, outgoing) => outgoing.end(incoming.method) });
    for (const path of ['/', '/_next/data/b/index.json', '/theme.css', '/_next/static/a.js']) {
      const response = await fetch(`${edge}${path}`, { method: 'POST', body: 'x' });
      const { allow, 'cache-control': lifetime } = Object.fromEntries(response.headers);
      expect([response.status, allow, lifetime], path).toEqual([405, 'GET, HEAD', 'no-store']);
    }
    expect(await (await fetch(`${edge}/api/revalidate`, { method: 'DELETE' })).text()).toBe('DELETE');
  });

  it('announces no body where it sends none, so that the next request is not taken for it', async () => {
    const edge = await edges.open({ site: echo });
    const received = await new Promise<string>((resolve, reject) => {
      const sent = request(`${edge}/api/other`, { method: 'GET', headers: { 'content-length': 5 } });
      sent.on('error', reject);
      sent.on('response', async (response) => resolve((await response.toArray()).join('')));
      sent.end('GET /');
    });
    expect(JSON.parse(received)).not.toHaveProperty('content-length');
  });

  it('passes methods, headers and queries of the development server’s tools on', async () => {
    const site = (incoming: IncomingMessage, outgoing: ServerResponse) =>
      outgoing.end(`${incoming.method} ${incoming.url} ${incoming.headers['x-own']}`);
    const edge = await edges.open({ site, isDevelopment: true });
    const sent = { method: 'POST', headers: { 'x-own': 'kept' }, body: 'x' };
    const response = await fetch(`${edge}/__nextjs_original-stack-frames?a=1`, sent);
    expect(await response.text()).toBe('POST /__nextjs_original-stack-frames?a=1 kept');
  });

  it('sends the visitor’s IP address to the site’s own endpoints', async () => {
    const edge = await edges.open({ site: echo });
    const received = await (await fetch(`${edge}/api/revalidate`, { method: 'POST', body: '{}' })).json();
    expect(received['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/);
  });
});
