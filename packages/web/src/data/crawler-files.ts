import { serverConfig } from '@storefront/core/config';
import type { NextApiRequest, NextApiResponse } from 'next';
import { paths } from '../paths.ts';
import { catalogue } from './sources.ts';

/** The protocol's limit for one file. */
const MOST_ADDRESSES = 50_000;
const KEPT = 'public, s-maxage=3600, stale-while-revalidate=86400';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** `/sitemap.xml`: every address worth finding. 503 while the platform does not answer: crawlers come back. */
export async function sitemap(_request: NextApiRequest, response: NextApiResponse) {
  const { siteUrl } = serverConfig();
  try {
    const [products, collections] = await Promise.all([
      catalogue().productHandles(MOST_ADDRESSES),
      catalogue().collectionHandles(MOST_ADDRESSES),
    ]);
    const urls = [
      '/',
      ...collections.map(paths.collection),
      ...products.map((handle) => paths.product(handle)),
    ]
      .slice(0, MOST_ADDRESSES)
      .map((address) => `<url><loc>${escaped(`${siteUrl}${address}`)}</loc></url>`);
    response.setHeader('content-type', 'application/xml; charset=utf-8');
    response.setHeader('cache-control', KEPT);
    response.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    );
  } catch (error) {
    console.error('The sitemap could not be made', error);
    response.setHeader('retry-after', '600');
    response.status(503).send('');
  }
}

/** `/robots.txt` */
export function robots(_request: NextApiRequest, response: NextApiResponse) {
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', KEPT);
  response.send(
    `User-agent: *\nDisallow: /api/\nDisallow: /cart\nDisallow: /account\nSitemap: ${serverConfig().siteUrl}/sitemap.xml\n`,
  );
}

/** `/site.webmanifest` */
export function manifest(_request: NextApiRequest, response: NextApiResponse) {
  const { brandName } = serverConfig();
  response.setHeader('content-type', 'application/manifest+json; charset=utf-8');
  response.setHeader('cache-control', KEPT);
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
