import { get, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';

/** The shop that `npm test` opened, or one of `npm start`. */
const site = process.env.SITE_URL ?? 'http://localhost:3000';

/** Headers and the number of bytes as they are sent: `fetch` would decompress them. */
function receive(path: string, accepted: string): Promise<{ headers: IncomingHttpHeaders; bytes: number }> {
  return new Promise((resolve, reject) => {
    const request = get(`${site}${path}`, { headers: { 'accept-encoding': accepted } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ headers: response.headers, bytes }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

describe('the recommendations of the open shop', () => {
  const path = '/api/recommendations?profile=404';

  it('are at most 30 KB, and a quarter of that compressed', async () => {
    const plain = await receive(path, 'identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.bytes, `${plain.bytes} bytes`).toBeGreaterThan(10_000);
    expect(plain.bytes, `${plain.bytes} bytes`).toBeLessThanOrEqual(30_000);
    for (const encoding of ['br', 'gzip']) {
      const { headers, bytes } = await receive(path, encoding);
      expect(headers['content-encoding']).toBe(encoding);
      expect(bytes, `${bytes} bytes by ${encoding}`).toBeLessThanOrEqual(plain.bytes / 4);
    }
  });
});
