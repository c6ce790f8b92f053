import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { SandboxServer } from '../../world/world.ts';
import { createPictureCache } from './picture-cache.ts';
import { readRequest } from './read-request.ts';
import type { Picture } from './render-picture.ts';
import { serveRange } from './serve-range.ts';

const pictureTypes = ['.webp', '.jpg', '.jpeg', '.png', '.avif'];
const plainTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.svg': 'image/svg+xml',
};

const shared = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31557600, immutable',
};

/** The platform's file CDN: pictures in any size and format, videos in ranges. `/s/files/1/{shop}/files/{path}` */
export function cdnServer(mediaDir: string, cacheDir: string): SandboxServer {
  const pictures = createPictureCache(mediaDir, cacheDir);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    const url = new URL(request.url);
    const path = /^\/s\/files\/1\/[\w/]+?\/(?:files|products|t)\/(.+)$/.exec(url.pathname)?.[1];
    if (!path) return refuse(404);
    const requested = readRequest(path, url.searchParams, request.headers.get('accept') ?? '');
    if ('status' in requested) return refuse(requested.status);
    const type = extname(requested.file).toLowerCase();
    const plainType = plainTypes[type];
    if (plainType) return servePlain(join(mediaDir, requested.file), plainType, request);
    if (!pictureTypes.includes(type)) return refuse(404);
    if (isOriginal(type, requested.picture)) {
      return servePlain(join(mediaDir, requested.file), 'image/webp', request);
    }
    const found = await pictures(requested.file, requested.picture).catch(() => 'unreadable' as const);
    if (found === 'unreadable') return refuse(422);
    if (!found) return refuse(404);
    const headers = {
      ...shared,
      vary: 'Accept',
      etag: found.etag,
      'content-type': `image/${requested.picture.output}`,
      'content-length': String(found.body.byteLength),
    };
    if (request.headers.get('if-none-match') === found.etag) {
      return new Response(null, { status: 304, headers: { ...shared, vary: 'Accept', etag: found.etag } });
    }
    return new Response(request.method === 'HEAD' ? null : found.body, { headers });
  };
}

function isOriginal(type: string, { width, height, region, output }: Picture): boolean {
  return type === '.webp' && output === 'webp' && width === null && height === null && region === null;
}

async function servePlain(file: string, contentType: string, request: Request): Promise<Response> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return refuse(404);
  const etag = `"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`;
  const headers = { ...shared, vary: 'Accept', etag, 'content-type': contentType };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const body = new Uint8Array(await readFile(file));
  return serveRange(body, headers, request);
}

function refuse(status: number): Response {
  const texts: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 405: 'Method Not Allowed' };
  return new Response(texts[status] ?? 'Unprocessable Content', {
    status,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  });
}
