import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressResponse } from './compress-response.ts';

const large = 'Größe '.repeat(200);
const open = { br: brotliDecompressSync, gzip: gunzipSync };

function compress(
  body: string,
  accepted: string | null,
  method = 'GET',
  headers: Record<string, string> = {},
) {
  const request = new Request('https://shop.example/api/bag', {
    method,
    headers: accepted === null ? {} : { 'accept-encoding': accepted },
  });
  return compressResponse({ statusCode: 200, headers, body, cookies: ['a=1'] }, request);
}

describe('compressResponse', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP ; q=0.5,BR', 'br'],
    ['br;q=0.01', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0.0, gzip', 'gzip'],
    ['br; q=0, gzip; q=0.001', 'gzip'],
  ] as const)('compresses for a browser that accepts %j by %s', async (accepted, encoding) => {
    const { body, headers, ...others } = await compress(large, accepted, 'GET', {
      vary: 'cookie',
      'x-own': '1',
    });
    expect(headers).toEqual({ vary: 'cookie, accept-encoding', 'x-own': '1', 'content-encoding': encoding });
    expect(others).toEqual({ statusCode: 200, cookies: ['a=1'], isBase64Encoded: true });
    expect(body.length).toBeLessThan(200);
    expect(open[encoding](Buffer.from(body, 'base64')).toString()).toBe(large);
  });

  it.each([null, '', 'identity', 'deflate, zstd', 'x-gzip', '*', 'br;q=0', 'br;q=0, gzip;q=0.0'])(
    'does not compress for a browser that accepts %j, and says that others get another body',
    async (accepted) => {
      expect(await compress(large, accepted)).toEqual({
        statusCode: 200,
        headers: { vary: 'accept-encoding' },
        body: large,
        cookies: ['a=1'],
      });
    },
  );

  it.each(['POST', 'PATCH', 'DELETE', 'HEAD'])('does not compress responses to %s', async (method) => {
    expect(await compress(large, 'br', method)).toMatchObject({ body: large, headers: {} });
  });

  it.each([
    [1_023, false],
    [1_024, true],
  ])('compresses %i bytes: %s', async (bytes, isCompressed) => {
    const { headers } = await compress(`é${'x'.repeat(bytes - 2)}`, 'gzip');
    expect([...Object.keys(headers)]).toEqual(isCompressed ? ['vary', 'content-encoding'] : []);
  });
});
