import type { NextApiRequest, NextApiResponse } from 'next';
import { buildId } from '../site-config.ts';

/** `/latest-build.json` → `{buildId}`, by which open tabs notice a deployment ([state.deployment-and-loading.1]). */
export function latestBuild(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('cache-control', 'public, max-age=0, s-maxage=15');
  response.json({ buildId });
}
