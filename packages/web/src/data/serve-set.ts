import type { OfferedSet } from '@storefront/core/cart/set-offer';
import { setHandlesOf } from '@storefront/core/cart/set-offer';
import { errorBody } from '@storefront/core/error-body';
import type { NextApiRequest, NextApiResponse } from 'next';
import { lastKnown } from './last-known.ts';
import { content } from './sources.ts';

const HANDLE = /^[\p{L}\p{N}_-]{1,255}$/u;

const findOffer = lastKnown({
  problem: 'Problem loading the sets',
  isAlwaysThere: true,
  read: () => content().setOffer(),
});

/** `GET /api/get-the-set?handle=`: what is offered with a product. 400 without a handle; 502 while nothing is known. */
export async function serveSet(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { handle } = request.query;
  response.setHeader('cache-control', 'no-store');
  if (typeof handle !== 'string' || !HANDLE.test(handle)) {
    response
      .status(400)
      .json(errorBody('handle-invalid', 'Name a product by its handle.', { field: 'handle' }));
    return;
  }
  const offer = await findOffer();
  if (offer === null) {
    response.status(502).json(errorBody('set-unavailable', 'The sets cannot be read.'));
    return;
  }
  const { title, titleLingerie, bannerText, sets } = offer;
  const offered: OfferedSet = { title, titleLingerie, bannerText, handles: setHandlesOf(handle, sets) };
  response.setHeader('cache-control', 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400');
  response.json(offered);
}
