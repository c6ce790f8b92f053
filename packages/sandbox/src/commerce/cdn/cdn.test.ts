import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdnAddress } from './cdn-address.ts';
import { cdnServer } from './cdn-server.ts';

const root = mkdtempSync(join(tmpdir(), 'cdn-'));
const mediaDir = join(root, 'media');
const cacheDir = join(root, 'images');
const server = cdnServer(mediaDir, cacheDir);
const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';

beforeAll(async () => {
  await mkdir(join(mediaDir, 'apparel'), { recursive: true });
  const picture = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#64181f' } });
  await picture.webp().toFile(join(mediaDir, 'apparel', 'dress.webp'));
  writeFileSync(join(mediaDir, 'clip.mp4'), Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256)));
  writeFileSync(join(mediaDir, 'broken.webp'), 'no picture');
  writeFileSync(join(root, 'secret.webp'), 'secret');
});

afterAll(() => rmSync(root, { recursive: true }));

function get(file: string, query = '', headers: Record<string, string> = { accept: chrome }) {
  return server(new Request(`${cdnAddress('http://localhost:3001', file)}${query}`, { headers }));
}

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
}

describe('pictures', () => {
  it.each([
    ['&width=300', 300, 375],
    ['&height=300', 240, 300],
    ['&width=300&height=300', 240, 300],
    ['&width=300&height=300&crop=center', 300, 300],
    ['&width=5000', 1200, 1500],
    ['&width=3000&height=3000&crop=top', 1200, 1200],
    ['&width=300&height=300&pad_color=fff', 300, 300],
    ['&width=300&pad_color=ffffff', 300, 375],
    ['&crop=region&crop_left=100&crop_top=200&crop_width=400&crop_height=300', 400, 300],
    ['&crop=region&crop_left=0&crop_top=0&crop_width=400&crop_height=300&width=200', 200, 150],
    ['', 1200, 1500],
  ])('%s', async (query, width, height) => {
    expect(await sizeOf(await get('apparel/dress.webp', query))).toEqual({ width, height, format: 'heif' });
  });

  it.each([
    ['dress_200x.webp', 200, 250],
    ['dress_x400.webp', 320, 400],
    ['dress_50x50.webp', 40, 50],
    ['dress_50x50_crop_center.webp', 50, 50],
    ['dress_50x50_crop_top@2x.webp', 100, 100],
    ['dress_200x.progressive.webp', 200, 250],
    ['dress_100x_crop_center@3x.progressive.webp', 300, 375],
    ['dress_compact.webp', 128, 160],
    ['dress_master.webp', 1200, 1500],
    ['dress.progressive.webp', 1200, 1500],
  ])('the name of older clients, %s', async (name, width, height) => {
    expect(await sizeOf(await get(`apparel/${name}`))).toEqual({ width, height, format: 'heif' });
    const plain = new Request(`http://localhost:3001/s/files/1/7714/files/apparel/${name}`);
    expect(await sizeOf(await server(plain))).toMatchObject({ width, height });
  });

  it.each(['dress_0x.webp', 'dress_5761x.webp', 'dress_3000x@2x.webp', 'dress_x0.webp'])(
    'refuses the size in the name %s',
    async (name) => {
      expect((await get(`apparel/${name}`)).status).toBe(400);
    },
  );

  it.each([
    [chrome, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/webp', 'image/webp'],
    ['image/avif,*/*', 'image/avif'],
    ['image/png,image/*;q=0.8', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/avif; q=0.0,image/webp;q=0', 'image/jpeg'],
    ['IMAGE/AVIF;q=0.4', 'image/avif'],
    ['image/avif-sequence', 'image/jpeg'],
  ])('the format follows Accept: %s', async (accept, type) => {
    const response = await get('apparel/dress.webp', '&width=200', { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it('fills the padding with its colour', async () => {
    const padded = await get('apparel/dress.webp', '&width=100&height=50&pad_color=00ff00&format=png');
    const { data, info } = await sharp(await padded.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({
        resolveWithObject: true,
      });
    expect({ width: info.width, height: info.height }).toEqual({ width: 100, height: 50 });
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
  });

  it('a region outside the picture returns 422', async () => {
    const region = '&crop=region&crop_left=1100&crop_top=0&crop_width=400&crop_height=300';
    expect((await get('apparel/dress.webp', region)).status).toBe(422);
  });

  it('the format parameter takes precedence over Accept', async () => {
    const response = await get('apparel/dress.webp', '&width=100&format=jpg');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });

  it('may be cached for a year, and are revalidated by ETag', async () => {
    const response = await get('apparel/dress.webp', '&width=300');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31557600, immutable');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('apparel/dress.webp', '&width=300', { accept: chrome, 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it('are rendered once for simultaneous requests, and cached on disk', async () => {
    const before = readdirSync(cacheDir, { recursive: true }).length;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => get('apparel/dress.webp', '&width=333')),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const files = readdirSync(cacheDir, { recursive: true }).filter((name) => String(name).includes('.avif'));
    expect(readdirSync(cacheDir, { recursive: true }).length).toBeLessThanOrEqual(before + 2);
    expect(files.every((name) => String(name).endsWith('.avif'))).toBe(true);
  });

  it.each([
    '&width=0',
    '&width=abc',
    '&width=-1',
    '&width=5761',
    '&width=1e3',
    '&crop=inside',
    '&format=gif',
    '&crop=region&crop_left=1',
    '&crop=region&crop_left=0&crop_top=0&crop_width=0&crop_height=9',
    '&width=9&height=9&pad_color=red',
  ])('%s is a bad request', async (query) => {
    expect((await get('apparel/dress.webp', query)).status).toBe(400);
  });

  it.each([
    'apparel/gone.webp',
    'apparel',
    '../secret.webp',
    '..%2Fsecret.webp',
    'apparel/..%2f..%2fsecret.webp',
    '%2e%2e/secret.webp',
    'apparel/dress.webp%00.webp',
    '.hidden.webp',
    'apparel//dress.webp',
    '%E0%A4%A.webp',
    'notes.txt',
  ])('%s is not found', async (path) => {
    const url = new URL('http://localhost:3001/s/files/1/7714/files/x');
    const response = await server(new Request(`${url.href.slice(0, -1)}${path}`));
    expect(response.status).toBe(404);
  });

  it('a file that is not a picture returns 422', async () => {
    expect((await get('broken.webp', '&width=100')).status).toBe(422);
  });

  it('refuse writing methods', async () => {
    const url = cdnAddress('http://localhost:3001', 'apparel/dress.webp');
    expect((await server(new Request(url, { method: 'POST' }))).status).toBe(405);
    const head = await server(
      new Request(`${url}&width=300`, { method: 'HEAD', headers: { accept: chrome } }),
    );
    expect(head.headers.get('content-type')).toBe('image/avif');
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('videos', () => {
  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
    ['bytes=900-', 206, 'bytes 900-999/1000', 100],
    ['bytes=-10', 206, 'bytes 990-999/1000', 10],
    ['bytes=990-2000', 206, 'bytes 990-999/1000', 10],
    ['bytes=1000-', 416, 'bytes */1000', 0],
    ['bytes=5-1', 416, 'bytes */1000', 0],
    ['lines=1-2', 200, null, 1000],
  ])('range %s', async (range, status, contentRange, length) => {
    const response = await get('clip.mp4', '', { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
  });

  it('are sent whole without a range, with Accept-Ranges', async () => {
    const response = await get('clip.mp4');
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });
});
