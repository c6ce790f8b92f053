import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sendRequest } from './setup/send-request.ts';
import { openShopFunctions, type ShopFunctions } from './setup/shop-functions.ts';

const KB = 1_000;
const path = '/api/recommendations?profile=404';

/** How many products the provider recommends at most. */
const MOST_PRODUCTS = 20;

/** The bytes that the visitor receives. */
async function receive(shop: ShopFunctions, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const { headers: received, bytes } = await sendRequest(shop, path, { headers });
  return { encoding: received['content-encoding'] ?? null, bytes, vary: received.vary };
}

describe('GET /api/recommendations', () => {
  it('sends twenty products in at most 30 KB, because it sends what a card shows', async () => {
    const shop = openShopFunctions();
    const { bytes, encoding } = await receive(shop);
    const { products }: { products: unknown[] } = JSON.parse(bytes.toString());
    expect(products).toHaveLength(MOST_PRODUCTS);
    expect(encoding).toBeNull();
    expect(bytes.length, `${bytes.length} bytes`).toBeLessThanOrEqual(30 * KB);
  });

  it('sends them compressed, as pages are, to browsers that accept that', async () => {
    const shop = openShopFunctions();
    const plain = (await receive(shop)).bytes;
    const brotli = await receive(shop, 'gzip, deflate, br, zstd');
    const zipped = await receive(shop, 'gzip');
    expect([brotli.encoding, zipped.encoding]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.bytes).equals(plain)).toBe(true);
    expect(gunzipSync(zipped.bytes).equals(plain)).toBe(true);
    for (const { bytes, vary } of [brotli, zipped]) {
      expect(bytes.length, `${bytes.length} bytes`).toBeLessThanOrEqual(6 * KB);
      expect(vary).toBe('authorization, cookie, accept-encoding');
    }
  });
});
