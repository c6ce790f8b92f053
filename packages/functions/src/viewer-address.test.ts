import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { viewerAddress, viewerKey } from './viewer-address.ts';

async function seen(headers: Record<string, string>): Promise<unknown> {
  const app = new Hono();
  app.get('/', (context) => context.json([viewerAddress(context), viewerKey(context)]));
  return (await app.request('/', { headers })).json();
}

describe('the visitor’s address', () => {
  it.each([
    ['198.51.100.10:46532', '198.51.100.10', '198.51.100.10'],
    [
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334:443',
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      '2001:db8:85a3:0::/64',
    ],
    ['[2001:db8::1]:443', '2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:1:2:3::9:443', '2001:db8:1:2:3::9', '2001:db8:1:2::/64'],
  ])('%s is %s, counted as %s', async (header, address, key) => {
    expect(await seen({ 'cloudfront-viewer-address': header })).toEqual([address, key]);
  });

  it.each([
    {},
    { 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1', forwarded: 'for=10.0.0.1' },
    { 'cloudfront-viewer-address': 'nonsense' },
    { 'cloudfront-viewer-address': '198.51.100.10' },
  ])('is nobody’s where the edge did not say it: %j', async (headers) => {
    expect(await seen(headers)).toEqual([null, 'unknown']);
  });
});
