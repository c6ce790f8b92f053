import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { KeptFiles, keyOfFile } from './kept-files.ts';
import { Edges } from './open-edge.fixture.ts';

const edges = new Edges();
afterEach(() => edges.close());

const SCRIPT = `/*${'words '.repeat(2_000)}*/`;

/** A site that says what was requested of it. */
function countedSite(status = 200, headers: Record<string, string> = {}) {
  const requested: string[] = [];
  const site = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    requested.push(incoming.url ?? '');
    outgoing.writeHead(status, { 'content-type': 'application/javascript; charset=utf-8', ...headers });
    outgoing.end(SCRIPT);
  };
  return { requested, site };
}

async function read(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the edge keeps files whose name changes with their content, like the CDN', () => {
  it('requests one from the site once, and sends the same to everybody', async () => {
    const { requested, site } = countedSite();
    const edge = await edges.open({ site, headers: { 'x-content-type-options': 'nosniff' } });
    const first = await read(`${edge}/_next/static/chunks/a.js`, { 'accept-encoding': 'br' });
    const second = await read(`${edge}/_next/static/chunks/a.js`, { 'accept-encoding': 'br' });
    expect(requested).toHaveLength(1);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('content-encoding')).toBe('br');
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Number(second.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('keeps each encoding by itself', async () => {
    const { requested, site } = countedSite();
    const edge = await edges.open({ site });
    for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
      const { text } = await read(`${edge}/_next/static/a.js`, { 'accept-encoding': encoding });
      expect(text, encoding).toBe(SCRIPT);
    }
    expect(requested).toHaveLength(3);
  });

  it.each([
    ['that is absent', '/_next/static/a.js', countedSite(404)],
    ['with a cookie', '/_next/static/a.js', countedSite(200, { 'set-cookie': 'a=1' })],
    ['of another kind of path', '/latest.js', countedSite()],
  ])('keeps no file %s', async (_, path, { requested, site }) => {
    const edge = await edges.open({ site });
    await read(`${edge}${path}`);
    await read(`${edge}${path}`);
    expect(requested).toHaveLength(2);
  });

  it('keeps nothing of a development server, which changes files under the same name', async () => {
    const { requested, site } = countedSite();
    const edge = await edges.open({ site, isDevelopment: true });
    await read(`${edge}/_next/static/a.js`);
    await read(`${edge}/_next/static/a.js`);
    expect(requested).toHaveLength(2);
  });

  it('keeps nothing of a file that broke off', async () => {
    let isBroken = true;
    const site = (_: IncomingMessage, outgoing: ServerResponse) => {
      outgoing.writeHead(200, { 'content-length': SCRIPT.length, 'content-type': 'font/woff2' });
      if (isBroken) outgoing.write(SCRIPT.slice(0, 100), () => outgoing.destroy());
      else outgoing.end(SCRIPT);
    };
    const edge = await edges.open({ site });
    await expect(read(`${edge}/_next/static/a.woff2`)).rejects.toThrow();
    isBroken = false;
    expect((await read(`${edge}/_next/static/a.woff2`)).text).toBe(SCRIPT);
  });
});

it('a request for a part, or whether a file has changed, is the site’s to answer', () => {
  const keyFor = (headers: Record<string, string>, method = 'GET') =>
    keyOfFile({ method, headers }, '/a.js', 'any');
  expect(keyFor({ 'accept-encoding': 'gzip' })).toBe('gzip /a.js');
  for (const header of ['range', 'if-none-match', 'if-modified-since'])
    expect(keyFor({ [header]: 'x' }), header).toBeNull();
  expect(keyFor({}, 'HEAD')).toBeNull();
});

it('the files of the oldest use make room for others', async () => {
  const files = new KeptFiles(10);
  const keep = async (key: string, body: string) => {
    files.keepFrom(Readable.from([Buffer.from(body)]), key, { date: 'then', etag: key });
    await setImmediate();
    await setImmediate();
  };
  await keep('a', '1234');
  await keep('b', '1234');
  expect(files.find('a')).toEqual({
    headers: { etag: 'a', 'content-length': 4 },
    body: Buffer.from('1234'),
  });
  await keep('c', '1234');
  await keep('d', 'longer than all of them');
  expect(['a', 'b', 'c', 'd'].filter((key) => files.find(key) !== null)).toEqual(['a', 'c']);
});
