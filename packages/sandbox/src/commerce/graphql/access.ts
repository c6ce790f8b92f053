import { randomUUID } from 'node:crypto';

/**
 * The tokens of the shop, as long as the platform's: the public one is for browsers, the private one for servers.
 * `npm start` prints them.
 */
export const tokens = {
  public: '5e1f0c7d9a2b48637c4d8e90b1a6f253',
  private: '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',
};

/** Shorter ones that are accepted as well: they are easier to type. */
const shortTokens = { public: 'public', private: 'sandbox-private' };

function isPublic(token: string | null): boolean {
  return token === tokens.public || token === shortTokens.public;
}

function isPrivate(token: string | null): boolean {
  return token === tokens.private || token === shortTokens.private;
}

export type Access = 'token' | 'tokenless';

/** The access of a request: without a token only a part of the API is open; null for a wrong token. */
export function accessOf(request: Request): Access | null {
  const open = request.headers.get('x-shopify-storefront-access-token');
  const secret = request.headers.get('shopify-storefront-private-token');
  if (open === null && secret === null) return 'tokenless';
  return (secret === null ? isPublic(open) : isPrivate(secret)) ? 'token' : null;
}

/**
 * The address that attempts are counted for: servers name their visitor's, which is believed with the private token
 * alone. All other requests come from this machine.
 */
export function buyerIpOf(request: Request): string {
  const isTrusted = isPrivate(request.headers.get('shopify-storefront-private-token'));
  return (isTrusted && request.headers.get('shopify-storefront-buyer-ip')) || '127.0.0.1';
}

export function unauthorized(): Response {
  return Response.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 });
}

/** For a version of the API that does not exist. */
export function notFound(): Response {
  return Response.json({ errors: 'Not Found' }, { status: 404 });
}

const allowedHeaders = [
  'Accept',
  'Accept-Language',
  'Content-Language',
  'Content-Type',
  'Shopify-Storefront-Buyer-IP',
  'Shopify-Storefront-Private-Token',
  'X-SDK-Variant',
  'X-SDK-Variant-Source',
  'X-SDK-Version',
  'X-Shopify-Storefront-Access-Token',
];

export function preflight(request: Request): Response {
  const requested = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': requested ?? allowedHeaders.join(', '),
      'access-control-max-age': '7200',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** Adds the headers that the platform sends with every API response. */
export function withCors(response: Response, request: Request, version: string): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'X-Shopify-API-Version, X-Request-ID');
  headers.set('x-shopify-api-version', version);
  headers.set('x-request-id', request.headers.get('x-request-id') ?? randomUUID());
  return new Response(response.body, { status: response.status, headers });
}
