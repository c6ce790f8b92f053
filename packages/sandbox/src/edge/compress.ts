import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';

/** Of 0 to 11; a middle one, because somebody waits for the response. */
const BROTLI_QUALITY = 5;

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/** Whether the visitor's browser takes Brotli, so that the site need not compress. */
export function takesBrotli({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return method === 'GET' && headers.range === undefined && accepted.includes('br');
}

/**
 * Compresses what the site sent plain, as CloudFront does: text that a cache may store. `through` is null where the body
 * stays as it is.
 */
export function compressForVisitor(
  status: number,
  headers: IncomingHttpHeaders,
): { headers: OutgoingHttpHeaders; through: Transform | null } {
  const isText = COMPRESSIBLE.test(headers['content-type'] ?? '');
  const mayBeStored = !/\b(?:no-store|private)\b/.test(headers['cache-control'] ?? '');
  const isPlain = headers['content-encoding'] === undefined;
  if (status !== 200 || !isText || !isPlain || !mayBeStored) return { headers, through: null };
  const { 'content-length': _, 'accept-ranges': __, ...kept } = headers;
  return {
    headers: { ...kept, 'content-encoding': 'br', vary: 'Accept-Encoding' },
    through: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  };
}
