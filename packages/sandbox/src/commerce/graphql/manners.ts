import { randomUUID } from 'node:crypto';

/** Tokens that the sandbox takes: the public one is in every browser, the private one is the server's. */
export const tokens = { public: 'public', private: 'sandbox-private' };

export type Access = 'token' | 'tokenless';

/** With which rights a request comes: without any token it may see a part; null for a wrong token. */
export function accessOf(request: Request): Access | null {
  const open = request.headers.get('x-shopify-storefront-access-token');
  const secret = request.headers.get('shopify-storefront-private-token');
  if (open === null && secret === null) return 'tokenless';
  return (secret === null ? open === tokens.public : secret === tokens.private) ? 'token' : null;
}

export function unauthorized(): Response {
  return Response.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 });
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
  const asked = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': asked ?? allowedHeaders.join(', '),
      'access-control-max-age': '7200',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

/** The headers that the platform sends with every API answer. */
export function withCors(answer: Response, request: Request, version: string): Response {
  const headers = new Headers(answer.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'X-Shopify-API-Version, X-Request-ID');
  headers.set('x-shopify-api-version', version);
  headers.set('x-request-id', request.headers.get('x-request-id') ?? randomUUID());
  return new Response(answer.body, { status: answer.status, headers });
}
