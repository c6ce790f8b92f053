import type { NextApiRequest, NextApiResponse } from 'next';
import { buildId } from '../clients/site-config.ts';

/** `[state.deployment-and-loading.1]` `/latest-build.json` → `{buildId}`, by which open tabs notice a deployment. */
export function latestBuild(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('cache-control', 'public, max-age=0, s-maxage=15');
  response.json({ buildId });
}
