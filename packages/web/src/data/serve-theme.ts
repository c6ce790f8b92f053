import { themeCss } from '@storefront/core/content/theme';
import type { NextApiRequest, NextApiResponse } from 'next';
import { readShell } from './read-shell.ts';

/**
 * `/theme.css?v={revision}`: the colours of the settings. Cached for a year under the current revision; any other
 * revision returns the current colours too, hardly cached.
 */
export async function serveTheme(request: NextApiRequest, response: NextApiResponse) {
  const { revision, banner } = await readShell();
  const isCurrent = request.query.v === revision;
  response.setHeader('content-type', 'text/css; charset=utf-8');
  response.setHeader(
    'cache-control',
    isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=0, s-maxage=15',
  );
  response.send(themeCss(banner));
}
