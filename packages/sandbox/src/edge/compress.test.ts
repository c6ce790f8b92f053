import type { IncomingMessage, ServerResponse } from 'node:http';
import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Edges } from './open-edge.fixture.ts';

const edges = new Edges();
afterEach(() => edges.close());

const PAGE = `<p>${'words '.repeat(2_000)}</p>`;
const plain = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=31536000' };

function siteWith(headers: Record<string, string>, status = 200) {
  return (_: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(status, { 'content-length': Buffer.byteLength(PAGE), ...headers });
    outgoing.end(PAGE);
  };
}

/** The response as it travels: `fetch` would decompress it. */
function receive(
  url: string,
  headers: Record<string, string>,
): Promise<{ response: IncomingMessage; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      resolve({ response, bytes: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

describe('the edge compresses like the CDN', () => {
  it('sends text that may be stored as Brotli to a browser that takes it', async () => {
    const edge = await edges.open({ site: siteWith(plain) });
    const { response, bytes } = await receive(edge, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(response.headers).not.toHaveProperty('content-length');
    expect(bytes.length).toBeLessThan(500);
    expect(brotliDecompressSync(bytes).toString()).toBe(PAGE);
  });

  it.each([
    ['a browser that does not take it', plain, { 'accept-encoding': 'gzip' }],
    ['a request for a part', plain, { 'accept-encoding': 'br', range: 'bytes=0-9' }],
    ['what is private', { ...plain, 'cache-control': 'private, no-store' }, { 'accept-encoding': 'br' }],
    ['what the site has compressed', { ...plain, 'content-encoding': 'gzip' }, { 'accept-encoding': 'br' }],
    ['a picture', { ...plain, 'content-type': 'image/webp' }, { 'accept-encoding': 'br' }],
  ])('leaves %s as the site sent it', async (_, headers, request) => {
    const edge = await edges.open({ site: siteWith(headers) });
    const { response, bytes } = await receive(edge, request);
    expect(response.headers['content-encoding']).not.toBe('br');
    expect(bytes.toString()).toBe(PAGE);
  });

  it('has the site compress nothing that it compresses itself', async () => {
    const site = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      outgoing.end(String(incoming.headers['accept-encoding']));
    };
    const edge = await edges.open({ site });
    const { response } = await receive(edge, { 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(200);
    expect((await receive(edge, { 'accept-encoding': 'br' })).bytes.toString()).toBe('identity');
    expect((await receive(edge, { 'accept-encoding': 'gzip' })).bytes.toString()).toBe('gzip');
  });
});
