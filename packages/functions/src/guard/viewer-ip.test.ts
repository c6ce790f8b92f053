import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { viewerIp, viewerKey } from './viewer-ip.ts';

async function readViewer(headers: Record<string, string>): Promise<unknown> {
  const app = new Hono();
  app.get('/', (context) => context.json([viewerIp(context), viewerKey(context)]));
  return (await app.request('/', { headers })).json();
}

describe('viewerIp and viewerKey', () => {
  it.each([
    ['198.51.100.10:46532', '198.51.100.10', '198.51.100.10'],
    [
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334:443',
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      '2001:db8:85a3:0::/64',
    ],
    ['::1:443', '::1', '0:0:0:0::/64'],
    ['[2001:db8::]:443', '2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8::5:6:7:8:9:443', '2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
    ['[2001:db8::1]:443', '2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:1:2:3::9:443', '2001:db8:1:2:3::9', '2001:db8:1:2::/64'],
  ])('reads %s as %s, and counts it as %s', async (header, address, key) => {
    expect(await readViewer({ 'cloudfront-viewer-address': header })).toEqual([address, key]);
  });

  it.each([
    {},
    { 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1', forwarded: 'for=10.0.0.1' },
    { 'cloudfront-viewer-address': 'nonsense' },
    { 'cloudfront-viewer-address': '198.51.100.10' },
    { 'cloudfront-viewer-address': 'x198.51.100.10:46532' },
    { 'cloudfront-viewer-address': '198.51.100.10:46532x' },
  ])('returns null and the key `unknown` where the edge set no header: %j', async (headers) => {
    expect(await readViewer(headers)).toEqual([null, 'unknown']);
  });
});
