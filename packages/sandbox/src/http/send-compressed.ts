import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** A smaller body is as fast without. */
const LEAST_BYTES = 1_024;
/** Of 1 to 9; the fastest, because a shop on a laptop shares its processor. */
const LEVEL = 1;

const COMPRESSIBLE =
  /^(?:application\/(?:graphql-response\+)?json|application\/javascript|text\/(?!event-stream))/;

/** The same response in gzip, as all platforms send text to whoever takes it. */
export async function sendCompressed(request: Request, response: Response): Promise<Response> {
  const isTaken = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const isText = COMPRESSIBLE.test(response.headers.get('content-type') ?? '');
  const isPlain = !response.headers.has('content-encoding') && response.status === 200;
  if (!isTaken || !isText || !isPlain || response.body === null) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept-Encoding');
  if (body.byteLength < LEAST_BYTES) return new Response(body, { headers });
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  const packed = await compress(body, { level: LEVEL });
  return new Response(Uint8Array.from(packed), { headers });
}
