import { createServer } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { originOf, readServedPage } from './read-served-page.ts';

const receipt = { builtAt: '2026-11-21T12:00:00.000Z', sources: { 'product:slip': null } };
const html = `<html><script type="application/json" id="receipt">${JSON.stringify(receipt)}</script></html>`;

afterEach(() => vi.restoreAllMocks());

async function openSite(status: number, body: string, headers: Record<string, string> = {}) {
  const requests: (string | undefined)[][] = [];
  const server = createServer(({ url, headers: sent }, response) => {
    requests.push([url, sent['accept-encoding'], sent.cookie]);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, requests };
}

describe('the page that is served', () => {
  it('is read as a shopper gets it, with its receipt', async () => {
    const { origin, requests } = await openSite(200, html);
    expect(await readServedPage(origin, '/products/slip')).toEqual({ status: 200, receipt });
    expect(requests).toEqual([['/products/slip', 'identity', undefined]]);
  });

  it.each([
    [308, { location: '/cart' }],
    [500, {}],
  ])('is read once, and a redirect is not followed: %i', async (status, headers) => {
    const { origin, requests } = await openSite(status, '', headers);
    expect(await readServedPage(origin, '/a')).toEqual({ status, receipt: null });
    expect(requests).toHaveLength(1);
  });

  it('is null, and logged, when the site does not respond', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await readServedPage('http://127.0.0.1:1', '/a')).toBeNull();
    expect(log).toHaveBeenCalledWith('/a could not be read back', expect.any(Error));
  });
});

describe('the origin of this server', () => {
  it.each([
    [{ localAddress: '127.0.0.1', localPort: 4000 }, 'http://127.0.0.1:4000'],
    [{ localAddress: '::ffff:127.0.0.1', localPort: 4000 }, 'http://[::ffff:127.0.0.1]:4000'],
    [{}, 'https://shop.example'],
  ])('is where the connection ends, or the site’s own address: %j', (socket, origin) => {
    expect(originOf(socket, 'https://shop.example')).toBe(origin);
  });
});
