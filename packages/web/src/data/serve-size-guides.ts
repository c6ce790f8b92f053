import { errorBody } from '@storefront/core/error-body';
import type { NextApiRequest, NextApiResponse } from 'next';
import { findSizeGuides } from './size-guides.ts';

/** `GET /api/size-guides`: tables, country columns and instructions. 502 while the CMS fails and none was read before. */
export async function serveSizeGuides(_request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const found = await findSizeGuides();
  if (found === null) {
    response.setHeader('cache-control', 'no-store');
    response.status(502).json(errorBody('size-guides-unavailable', 'The size guides cannot be read.'));
    return;
  }
  response.setHeader('cache-control', 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400');
  response.json(found);
}
