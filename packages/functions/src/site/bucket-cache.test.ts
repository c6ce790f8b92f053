import type { HttpRequest } from '@storefront/core/providers/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBucketCache } from './bucket-cache.ts';

afterEach(() => void vi.restoreAllMocks());

const at = Date.UTC(2026, 10, 29);
const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' };

function open(status = 200, text = '{}') {
  const sent: HttpRequest[] = [];
  const cache = createBucketCache({
    place: () => ({
      bucketUrl: 'https://shop.s3.us-east-1.amazonaws.com',
      prefix: '_cache',
      buildId: 'b1',
    }),
    http: {
      send: async (request) => {
        sent.push(request);
        const headers = new Headers({ 'last-modified': new Date(at).toUTCString() });
        return { status, text, headers };
      },
    },
    scope: () => ({ credentials, region: 'us-east-1', service: 's3', at }),
  });
  return { cache, sent };
}

describe('pages in the bucket', () => {
  it('are read with their age, by a signed request', async () => {
    const { cache, sent } = open(200, '{"type":"page"}');
    expect(await cache.get('route-cache/PAGES/$/index')).toEqual({
      value: { type: 'page' },
      lastModified: at,
    });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://shop.s3.us-east-1.amazonaws.com/_cache/b1/route-cache/PAGES/%24/index.cache',
      headers: {
        authorization: expect.stringContaining('AKID/20261129/us-east-1/s3/aws4_request'),
        'x-amz-security-token': 'session',
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      },
    });
  });

  it.each([
    ['/products/café', 'cache', '_cache/b1/products/caf%C3%A9.cache'],
    ["a b+c?d#e%2F(f)*'!", 'cache', '_cache/b1/a%20b%2Bc%3Fd%23e%252F%28f%29%2A%27%21.cache'],
    ['abc', 'fetch', '_cache/__fetch/b1/abc'],
  ])('have a key that a path cannot leave: %s', async (key, kind, path) => {
    const { cache, sent } = open();
    await cache.set(key, {}, kind);
    expect(sent[0]?.url).toBe(`https://shop.s3.us-east-1.amazonaws.com/${path}`);
  });

  it('are written and removed', async () => {
    const { cache, sent } = open();
    await cache.set('index', { html: 'new' });
    await cache.delete('index');
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', '{"html":"new"}'],
      ['DELETE', undefined],
    ]);
  });

  it('are null where there are none; a refusal is said in the log and not taken for that', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await open(404).cache.get('index')).toBeNull();
    expect(log).not.toHaveBeenCalled();
    await expect(open(403).cache.get('index')).rejects.toMatchObject({ code: 'pages-refused' });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('S3 returned 403 to GET of index'));
    await expect(open(403).cache.set('index', {})).rejects.toMatchObject({ code: 'pages-refused' });
    await expect(open(500).cache.delete('index')).rejects.toMatchObject({ code: 'pages-refused' });
  });
});
