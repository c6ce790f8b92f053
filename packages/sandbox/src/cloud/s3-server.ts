import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { SandboxServer } from '../world/world.ts';

export interface S3Options {
  /** Folders whose files are objects from the beginning, by the prefix of their keys. */
  uploaded: Readonly<Record<string, string>>;
}

interface StoredObject {
  body: Uint8Array<ArrayBuffer>;
  modifiedAt: Date;
}

/** Objects of one bucket by S3's REST protocol in path style, as far as the site's cache needs it; signatures are not verified. */
export function s3Server({ uploaded }: S3Options): SandboxServer {
  /** Null for an object that was deleted. */
  const written = new Map<string, StoredObject | null>();

  function find(key: string): StoredObject | null {
    const known = written.get(key);
    if (known !== undefined) return known;
    const [prefix, folder] = Object.entries(uploaded).find(([each]) => key.startsWith(`${each}/`)) ?? [];
    if (prefix === undefined || folder === undefined) return null;
    const file = join(folder, normalize(`/${key.slice(prefix.length)}`));
    if (!existsSync(file) || !statSync(file).isFile()) return null;
    return { body: new Uint8Array(readFileSync(file)), modifiedAt: statSync(file).mtime };
  }

  return async (request) => {
    const [, , ...parts] = new URL(request.url).pathname.split('/');
    const key = decodeURIComponent(parts.join('/'));
    if (key === '') return refuse(400, 'InvalidRequest');
    if (request.method === 'PUT') {
      const body = new Uint8Array(await request.arrayBuffer());
      written.set(key, { body, modifiedAt: new Date() });
      return new Response(null, { headers: { etag: etagOf(body) } });
    }
    if (request.method === 'DELETE') {
      written.set(key, null);
      return new Response(null, { status: 204 });
    }
    const found = find(key);
    if (found === null) return refuse(404, 'NoSuchKey');
    const headers = { etag: etagOf(found.body), 'last-modified': found.modifiedAt.toUTCString() };
    return new Response(request.method === 'HEAD' ? null : found.body, { headers });
  };
}

function etagOf(body: Uint8Array): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}

function refuse(status: number, code: string): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  return new Response(xml, { status, headers: { 'content-type': 'application/xml' } });
}
