import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { ownValue } from '../world/own-value.ts';
import type { Slice, World } from '../world/world.ts';
import { ApiError } from './api-error.ts';
import type { ContentDocument, Json } from './document.ts';
import type { Lake } from './lake.ts';
import { mutate } from './mutate.ts';
import { contentProject } from './project.ts';
import type { Original } from './transform-image.ts';

const mostBytes = 20_000_000;

/** The formats of the image API, by sharp's name of each. */
const imageFormats: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
};

async function readImage(bytes: Buffer) {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null);
  const format = imageFormats[found?.format ?? ''];
  if (found === null || format === undefined) {
    throw ApiError.gateway(400, 'Bad Request', 'Invalid image: the image API does not accept its format.');
  }
  const { width, height, hasAlpha } = found;
  const { isOpaque } = await sharp(bytes).stats();
  const tiny = await sharp(bytes).resize({ width: 20 }).png().toBuffer();
  const metadata: Json = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    lqip: `data:image/png;base64,${tiny.toString('base64')}`,
    hasAlpha,
    isOpaque,
  };
  return { ...format, size: `-${width}x${height}`, metadata };
}

function extensionOf(filename: string | null): string {
  return /\.([a-z0-9]{1,8})$/i.exec(filename ?? '')?.[1]?.toLowerCase() ?? 'bin';
}

/** Pictures and files that editors uploaded, stored in the world. */
export class Uploads {
  readonly #lake: Lake;
  readonly #slice: Slice<Record<string, string>>;

  constructor(world: World, lake: Lake) {
    this.#lake = lake;
    this.#slice = world.slice('content-uploads', () => ({}));
  }

  /** `POST /v…/assets/images|files/{dataset}`: returns the asset's document; equal bytes are the same asset. */
  async store(request: Request, url: URL, kind: 'image' | 'file'): Promise<ContentDocument> {
    const bytes = Buffer.from(await request.arrayBuffer());
    if (bytes.length === 0) throw ApiError.gateway(400, 'Bad Request', 'The body is empty.');
    if (bytes.length > mostBytes)
      throw ApiError.gateway(413, 'Payload Too Large', `At most ${mostBytes} bytes.`);
    const filename = url.searchParams.get('filename');
    const hash = createHash('sha1').update(bytes).digest('hex');
    const image = kind === 'image' ? await readImage(bytes) : null;
    const extension = image?.extension ?? extensionOf(filename);
    const size = image?.size ?? '';
    const id = `${kind}-${hash}${size}-${extension}`;
    const path = `${kind}s/${contentProject.projectId}/${contentProject.dataset}/${hash}${size}.${extension}`;
    const named = ['title', 'description', 'label', 'creditLine'].flatMap((name) => {
      const value = url.searchParams.get(name);
      return value === null ? [] : [[name, value]];
    });
    const document = {
      _id: id,
      _type: `sanity.${kind}Asset`,
      assetId: hash,
      sha1hash: hash,
      uploadId: randomUUID(),
      originalFilename: filename ?? `${hash}.${extension}`,
      extension,
      mimeType: image?.mimeType ?? request.headers.get('content-type') ?? 'application/octet-stream',
      size: bytes.length,
      path,
      url: `https://cdn.sanity.io/${path}`,
      ...(image ? { metadata: image.metadata } : {}),
      ...Object.fromEntries(named),
    };
    this.#slice.value[id] = bytes.toString('base64');
    this.#slice.changed();
    mutate(this.#lake, { mutations: [{ createIfNotExists: document }] }, new URLSearchParams());
    const stored = this.#lake.get(id);
    if (stored === undefined) throw new Error(`The upload ${id} did not reach the lake.`);
    return stored;
  }

  /** Returns the uploaded bytes of an asset; null for an asset that was not uploaded. */
  original(id: string): Original | null {
    const stored = ownValue(this.#slice.value, id);
    const name = id.replace(/-([a-z0-9]+)$/, '.$1');
    return stored === undefined ? null : { name, source: Buffer.from(stored, 'base64') };
  }
}
