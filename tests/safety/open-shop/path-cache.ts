import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { matchRoute } from '@storefront/core/routes';

export interface SentRequest {
  /** Path and query, sent as they stand here. */
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the cache had it. */
  isStored: boolean;
}

/** What may be stored without a lifetime of its own (RFC 9110, 15.1). */
const storableByDefault = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]);
const storable = new Set([...storableByDefault, 302, 307]);

/**
 * A shared cache as careless as one may be: it knows a response by its path alone, or by path and query where the
 * table of routes says so, ignores `Vary` apart from the encoding, and stores everything that no header forbids.
 */
export class PathCache {
  readonly #origin: string;
  readonly #keyOf: (path: string) => string;
  readonly #stored = new Map<string, ReceivedResponse>();

  constructor(origin: string, keyOf: (path: string) => string = (path) => path) {
    this.#origin = origin;
    this.#keyOf = keyOf;
  }

  async send(sent: SentRequest): Promise<ReceivedResponse> {
    const [rawPath = ''] = sent.path.split('?');
    const { cache } = matchRoute(rawPath);
    const encoding = /\b(?:br|gzip)\b/.exec(String(sent.headers?.['accept-encoding']))?.[0] ?? '';
    const key = `${encoding} ${this.#keyOf(cache === 'file' ? sent.path : rawPath)}`;
    const stored = this.#stored.get(key);
    if (stored !== undefined) return { ...stored, isStored: true };
    const response = await sendUncached(this.#origin, sent);
    const isRead = (sent.method ?? 'GET') === 'GET';
    if (isRead && cache !== 'never' && isStorable(response)) this.#stored.set(key, response);
    return response;
  }
}

function isStorable({ status, headers }: ReceivedResponse): boolean {
  const lifetime = headers['cache-control'];
  if (lifetime === undefined) return storableByDefault.has(status);
  return (
    storable.has(status) && !/private|no-store/.test(lifetime) && /(?:s-maxage|max-age)=[1-9]/.test(lifetime)
  );
}

/** One spelling of a path for all that mean the same (RFC 3986, 6.2.2), and with its slashes merged. */
export function normalise(path: string): string {
  const [raw = '', ...query] = path.split('?');
  const decoded = raw.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
  const merged = decoded.replace(/[\\/]+/g, '/');
  return [new URL(merged, 'http://shop.invalid').pathname, ...query].join('?');
}

/** Sends a request past all caches. Rejects when the server breaks the connection or is silent. */
export function sendUncached(
  origin: string,
  { path, method = 'GET', headers = {}, body }: SentRequest,
): Promise<ReceivedResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // A connection of its own, so that a malformed request spoils none of the others.
    const sent = request({
      ...{ hostname, port, path, method, headers },
      agent: false,
      setHost: headers.host === undefined,
      timeout: 30_000,
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} got no response`)));
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({
          status,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('latin1'),
          isStored: false,
        });
      });
    });
    sent.end(body);
  });
}
