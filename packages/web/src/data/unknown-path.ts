import type { NextApiRequest, NextApiResponse } from 'next';

/** Programs that ask below `/api` for what is not there get an answer that they can read. */
export function unknownPath(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('cache-control', 'no-store');
  response
    .status(404)
    .json({ error: { code: 'path-unknown', message: 'There is nothing at this address.' } });
}
