import { serverConfig } from '@storefront/core/config';
import type { NextApiRequest, NextApiResponse } from 'next';

/** The files change only with a deployment. */
const CACHE_CONTROL = 'public, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400';

/** Personal pages and endpoints. */
const PRIVATE = ['/api/', '/cart', '/account', '/wishlists/', '/discount/', '/preview', '/_t/'];

/** `/robots.txt` */
export function robots(_request: NextApiRequest, response: NextApiResponse) {
  const lines = [
    'User-agent: *',
    'Allow: /api/sitemap/',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${serverConfig().siteUrl}/sitemap.xml`,
  ];
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', CACHE_CONTROL);
  response.send(`${lines.join('\n')}\n`);
}

/**
 * `/speculation-rules.json`: browsers fetch the document of a link that is about to be followed, until the page is
 * hydrated. From then on the shop fetches the data of the next page itself.
 */
export function speculationRules(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('content-type', 'application/speculationrules+json');
  response.setHeader('cache-control', CACHE_CONTROL);
  const isPrivate = PRIVATE.map((path) => ({ href_matches: `${path}*` }));
  response.send(
    JSON.stringify({
      prefetch: [
        {
          source: 'document',
          where: {
            and: [
              { href_matches: '/*' },
              { not: { or: isPrivate } },
              { selector_matches: 'html:not([data-hydrated]) a' },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    }),
  );
}

/** `/site.webmanifest` */
export function manifest(_request: NextApiRequest, response: NextApiResponse) {
  const { brandName } = serverConfig();
  response.setHeader('content-type', 'application/manifest+json; charset=utf-8');
  response.setHeader('cache-control', CACHE_CONTROL);
  response.send(
    JSON.stringify({
      name: brandName,
      short_name: brandName,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#64181f',
      icons: [
        { src: '/brand/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/brand/favicon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    }),
  );
}
