import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { GatewayResponse } from './gateway.ts';

type Encoding = 'br' | 'gzip';

/** Below this, the headers of a compressed response cost more than it saves. */
const LEAST_BYTES = 1_024;

/** Of 0 to 11; a middle one, because somebody waits for the response. */
const BROTLI_QUALITY = 5;

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Compresses the large responses to GET of a function whose responses no cache may store: CloudFront compresses only
 * what it may cache. It must pass `Accept-Encoding` on. Responses to other methods may hold a token, which the length of
 * a compressed body could reveal.
 */
export async function compressResponse(
  response: GatewayResponse,
  request: Request,
): Promise<GatewayResponse> {
  const bytes = Buffer.from(response.body);
  if (request.method !== 'GET' || bytes.length < LEAST_BYTES) return response;
  const vary = [response.headers.vary, 'accept-encoding'].filter(Boolean).join(', ');
  const headers = { ...response.headers, vary };
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  if (encoding === null) return { ...response, headers };
  return {
    ...response,
    headers: { ...headers, 'content-encoding': encoding },
    body: (await compressors[encoding](bytes)).toString('base64'),
    isBase64Encoded: true,
  };
}

/** The better encoding of those that the header `Accept-Encoding` names; null when it names none of ours. */
function chooseEncoding(accepted: string | null): Encoding | null {
  const names = (accepted ?? '').split(',').flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return isRefused ? [] : [name];
  });
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
