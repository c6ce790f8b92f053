import { expect, it, vi } from 'vitest';
import { offerRebuilds } from './offer-rebuilds.ts';
import type { SiteHandler } from './site-handler.ts';

const SERVERS = Symbol.for('@next/router-server-methods');
const request = { urlPath: '/products/slip', headers: { 'x-prerender-revalidate': 'secret' }, opts: {} };

/** Registers a server as Next does, and returns what Next finds there. */
function register(render: SiteHandler) {
  const process: Record<symbol, Record<string, object>> = {};
  offerRebuilds(process, render);
  const servers = process[SERVERS] ?? {};
  servers['packages/web'] = { render404: () => {} };
  return Object(servers['packages/web']);
}

it('rebuilds a page by a request for its head, and leaves what Next registers in place', async () => {
  const render = vi.fn<SiteHandler>(async () => ({
    statusCode: 404,
    headers: { 'x-nextjs-cache': 'REVALIDATED' },
    body: '',
  }));
  const server = register(render);
  await server.revalidate(request);
  expect(render.mock.calls[0]?.[0]).toMatchObject({
    rawPath: '/products/slip',
    headers: { 'x-prerender-revalidate': 'secret' },
    requestContext: { http: { method: 'HEAD' } },
  });
  expect(server).toHaveProperty('render404');
});

it('rejects when the page is as before', async () => {
  const server = register(async () => ({ statusCode: 500, headers: {}, body: '' }));
  await expect(server.revalidate(request)).rejects.toThrow('Invalid response 500');
});
