import { errorBody } from '@storefront/core/error-body';
import type { NextApiRequest, NextApiResponse } from 'next';

/** A JSON 404 for programs that request an unknown path below `/api`. */
export function unknownPath(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('cache-control', 'no-store');
  response.status(404).json(errorBody('path-unknown', 'There is nothing at this address.'));
}
