import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { viewerIp } from './viewer-ip.ts';

async function readViewer(headers: Record<string, string>): Promise<unknown> {
  const app = new Hono();
  app.get('/', (context) => context.json(viewerIp(context)));
  return (await app.request('/', { headers })).json();
}

describe('viewerIp', () => {
  it('reads the address that the edge saw', async () => {
    expect(await readViewer({ 'cloudfront-viewer-address': '198.51.100.10:46532' })).toBe('198.51.100.10');
  });

  it.each([
    {},
    { 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1', forwarded: 'for=10.0.0.1' },
    { 'cloudfront-viewer-address': 'nonsense' },
  ])('returns null where the edge set no header: %j', async (headers) => {
    expect(await readViewer(headers)).toBeNull();
  });
});
