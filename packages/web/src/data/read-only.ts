import type { NextApiHandler } from 'next';

/** An endpoint that is only read: any other method is a 405 that says so. */
export function readOnly(handler: NextApiHandler): NextApiHandler {
  return async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      await handler(request, response);
      return;
    }
    response.setHeader('allow', 'GET, HEAD');
    response.setHeader('cache-control', 'no-store');
    response
      .status(405)
      .json({ error: { code: 'method-not-allowed', message: 'This can only be read: send GET.' } });
  };
}
