import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storeCopy } from '../../world/store-copy.ts';
import { type Picture, renderPicture } from './render-picture.ts';

export interface CachedPicture {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Renders each picture once and caches it on disk. Null when the file does not exist. */
export type PictureCache = (file: string, picture: Picture) => Promise<CachedPicture | null>;

const renderedAtOnce = 2;

export function createPictureCache(mediaDir: string, cacheDir: string): PictureCache {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function withLimit<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= renderedAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  }

  async function make(source: string, picture: Picture, target: string): Promise<Uint8Array<ArrayBuffer>> {
    const cached = await readFile(target).catch(() => null);
    if (cached) return new Uint8Array(cached);
    const body = await withLimit(() => renderPicture(source, picture));
    await storeCopy(target, body);
    return body;
  }

  return async (file, picture) => {
    const source = join(mediaDir, file);
    const found = await stat(source).catch(() => null);
    if (!found?.isFile()) return null;
    const key = createHash('sha256')
      .update(JSON.stringify([file, found.mtimeMs, found.size, picture]))
      .digest('hex')
      .slice(0, 32);
    const target = join(cacheDir, key.slice(0, 2), `${key}.${picture.output}`);
    let work = underWay.get(key);
    if (!work) {
      work = make(source, picture, target).finally(() => underWay.delete(key));
      underWay.set(key, work);
    }
    return { body: await work, etag: `"${key}"` };
  };
}
