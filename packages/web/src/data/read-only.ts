import { errorBody } from '@storefront/core/error-body';
import type { NextApiHandler } from 'next';

/** Returns 405 for every method but GET and HEAD. */
export function readOnly(handler: NextApiHandler): NextApiHandler {
  return async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      await handler(request, response);
      return;
    }
    response.setHeader('allow', 'GET, HEAD');
    response.setHeader('cache-control', 'no-store');
    response.status(405).json(errorBody('method-not-allowed', 'This can only be read: send GET.'));
  };
}
