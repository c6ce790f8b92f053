import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from './api-error.ts';
import { type ContentDocument, isObject } from './document.ts';
import type { Lake } from './lake.ts';
import { contentProject } from './project.ts';
import { type Original, transformImage } from './transform-image.ts';
import type { Uploads } from './uploads.ts';

/** The pictures and clips of the demo catalogue. */
const mediaFolder = fileURLToPath(new URL('../../media/', import.meta.url));
/** Transformed pictures, cached between runs. */
const imageCacheFolder = fileURLToPath(new URL('../../../../.cache/content-images/', import.meta.url));

const assetPath = /^\/(images|files)\/([\w-]+)\/([\w-]+)\/([A-Za-z0-9]+)(?:-(\d+x\d+))?\.([a-z0-9]+)$/;
const mediaFile = /^(?:[a-z0-9][a-z0-9-]*\/)+[a-z0-9][a-z0-9-]*\.(?:webp|png|jpe?g|svg|mp4)$/;

/** Returns the file of a picture of the demo catalogue; null for any other asset. */
function mediaOriginal({ source }: ContentDocument): Original | null {
  const file = isObject(source) && typeof source.id === 'string' ? source.id : '';
  return mediaFile.test(file) ? { name: file, source: join(mediaFolder, file) } : null;
}

/** Serves pictures and files of the CDN; returns null for any other path. */
export async function handleAsset(
  request: Request,
  url: URL,
  lake: Lake,
  uploads: Uploads,
): Promise<Response | null> {
  const [, kind, projectId, dataset, hash, size, extension] = assetPath.exec(url.pathname) ?? [];
  if (kind === undefined) return null;
  const isOurs = projectId === contentProject.projectId && dataset === contentProject.dataset;
  const id = kind === 'images' ? `image-${hash}-${size}-${extension}` : `file-${hash}-${extension}`;
  const document = isOurs ? lake.get(id) : undefined;
  const original = document && (uploads.original(id) ?? mediaOriginal(document));
  if (!original) throw ApiError.gateway(404, 'Not Found', `There is no asset at ${url.pathname}`);
  const accept = request.headers.get('accept') ?? '';
  const { bytes, mimeType } = await transformImage(original, url.searchParams, accept, imageCacheFolder);
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': mimeType,
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      vary: 'accept',
    },
  });
}
