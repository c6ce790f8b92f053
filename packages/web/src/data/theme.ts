import { themeCss } from '@storefront/core/content/theme';
import type { NextApiRequest, NextApiResponse } from 'next';
import { readShell } from './shell.ts';

/**
 * `/theme.css?v={revision}`: the colours of the settings. A year for who asks by the revision that is in force;
 * whoever asks by another gets the colours in force as well, but not to keep.
 */
export async function theme(request: NextApiRequest, response: NextApiResponse) {
  const { revision, banner } = await readShell();
  const isInForce = request.query.v === revision;
  response.setHeader('content-type', 'text/css; charset=utf-8');
  response.setHeader(
    'cache-control',
    isInForce ? 'public, max-age=31536000, immutable' : 'public, max-age=0, s-maxage=15',
  );
  response.send(themeCss(banner));
}
