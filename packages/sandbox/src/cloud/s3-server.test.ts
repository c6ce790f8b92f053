import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { s3Server } from './s3-server.ts';

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  mkdirSync(join(folder, 'b'));
  writeFileSync(join(folder, 'b/index.cache'), 'uploaded');
  const bucket = s3Server({ uploaded: { _cache: folder } });
  return (method: string, key: string, body?: string) =>
    bucket(new Request(`http://s3.test/site/${key}`, body === undefined ? { method } : { method, body }));
}

it('returns what was uploaded, and what was written since', async () => {
  const call = open();
  expect(await (await call('GET', '_cache/b/index.cache')).text()).toBe('uploaded');
  expect((await call('PUT', '_cache/b/index.cache', 'newer')).status).toBe(200);
  const found = await call('GET', '_cache/b/index.cache');
  expect(await found.text()).toBe('newer');
  expect(Date.parse(found.headers.get('last-modified') ?? '')).toBeGreaterThan(0);
});

it('knows no deleted object, and none outside of its folders', async () => {
  const call = open();
  expect((await call('DELETE', '_cache/b/index.cache')).status).toBe(204);
  for (const key of ['_cache/b/index.cache', '_cache/b', 'other', '_cache/..%2F..%2Fetc%2Fpasswd']) {
    expect((await call('GET', key)).status, key).toBe(404);
  }
  expect((await call('GET', '')).status).toBe(400);
});
