import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** Of all bodies together: a build's scripts, styles and fonts are some megabytes, in two encodings. */
const MAX_BYTES = 64 * 1024 * 1024;

interface KeptFile {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Files whose name changes with their content, as the CDN keeps them: as they were sent, those of the oldest use go first. */
export class KeptFiles {
  readonly #files = new Map<string, KeptFile>();
  #bytes = 0;
  readonly #maxBytes: number;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  find(key: string): KeptFile | null {
    const file = this.#files.get(key);
    if (file === undefined) return null;
    this.#files.delete(key);
    this.#files.set(key, file);
    return file;
  }

  /** Keeps what comes out of `sent`, once all of it has come. */
  keepFrom(sent: Readable, key: string, { date: _, ...headers }: OutgoingHttpHeaders): void {
    const chunks: Buffer[] = [];
    sent.on('data', (chunk: Buffer) => chunks.push(chunk));
    sent.on('end', () => {
      const body = Buffer.concat(chunks);
      this.#keep(key, { headers: { ...headers, 'content-length': body.length }, body });
    });
  }

  #keep(key: string, file: KeptFile): void {
    if (file.body.length > this.#maxBytes) return;
    this.#bytes += file.body.length - (this.#files.get(key)?.body.length ?? 0);
    this.#files.delete(key);
    this.#files.set(key, file);
    for (const [oldest, { body }] of this.#files) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#files.delete(oldest);
      this.#bytes -= body.length;
    }
  }
}

/** The key of a file in the encoding that is wanted; null for a request for a part, or for a newer version. */
export function keyOfFile(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  path: string,
  encoding: 'br' | 'any',
): string | null {
  if (method !== 'GET') return null;
  if (headers.range !== undefined || headers['if-none-match'] || headers['if-modified-since']) return null;
  return `${encoding === 'br' ? 'br' : (headers['accept-encoding'] ?? '')} ${path}`;
}
