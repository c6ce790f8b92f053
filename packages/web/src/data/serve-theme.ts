import { readThemeQuery, themeCss } from '@storefront/core/content/theme';
import type { NextApiRequest, NextApiResponse } from 'next';

/**
 * `/theme.css?background={hex}&colour={hex}`: the banner's colours, cached for a year. The address holds all that the
 * style sheet is made of, so that the first paint waits for no provider and no table. Any other address returns an
 * empty style sheet, hardly cached.
 */
export function serveTheme(request: NextApiRequest, response: NextApiResponse): void {
  const css = themeCss(readThemeQuery(request.query));
  response.setHeader('content-type', 'text/css; charset=utf-8');
  response.setHeader(
    'cache-control',
    css === '' ? 'public, max-age=0, s-maxage=15' : 'public, max-age=31536000, immutable',
  );
  response.send(css);
}
