import { join } from 'node:path';
import { isObject } from './document.ts';
import type { Lake } from './lake.ts';
import { imageCacheFolder, mediaFolder } from './media-folder.ts';
import { contentProject } from './project.ts';
import { Refusal } from './refusal.ts';
import { transformImage } from './transform-image.ts';

const assetPath = /^\/(images|files)\/([\w-]+)\/([\w-]+)\/([A-Za-z0-9]+)(?:-(\d+x\d+))?\.([a-z0-9]+)$/;
const mediaFile = /^(?:[a-z0-9][a-z0-9-]*\/)+[a-z0-9][a-z0-9-]*\.(?:webp|png|jpe?g|svg|mp4)$/;

/** Pictures and files of the CDN; null when the path is none of its. */
export async function answerAsset(request: Request, url: URL, lake: Lake): Promise<Response | null> {
  const [, kind, projectId, dataset, hash, size, extension] = assetPath.exec(url.pathname) ?? [];
  if (kind === undefined) return null;
  const isOurs = projectId === contentProject.projectId && dataset === contentProject.dataset;
  const id = kind === 'images' ? `image-${hash}-${size}-${extension}` : `file-${hash}-${extension}`;
  const source = isOurs ? lake.get(id)?.source : undefined;
  const file = isObject(source) && typeof source.id === 'string' ? source.id : '';
  if (!mediaFile.test(file)) throw Refusal.gateway(404, 'Not Found', `There is no asset at ${url.pathname}`);
  const accept = request.headers.get('accept') ?? '';
  const { bytes, mimeType } = await transformImage(
    join(mediaFolder, file),
    url.searchParams,
    accept,
    imageCacheFolder,
  );
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
