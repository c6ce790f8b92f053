import { serverConfig } from '@storefront/core/config';
import {
  type SitemapEntry,
  type SitemapSite,
  sitemapPartXml,
  sitemapXml,
} from '@storefront/core/shell/sitemap';
import type { NextApiRequest, NextApiResponse } from 'next';
import { paths } from '../paths.ts';
import { PAGE_COUNTRY } from './cards.ts';
import { catalogue } from './sources.ts';

export const KEPT_BY_CDN = 'public, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400';

/** Reading a large catalogue takes many requests; one reading serves all parts of a map. */
const FRESH_MS = 10 * 60_000;

let latest: { entries: SitemapEntry[]; readAt: number } | null = null;
let reading: Promise<SitemapEntry[]> | null = null;

async function read(): Promise<SitemapEntry[]> {
  const readAt = Date.now();
  try {
    const [products, collections] = await Promise.all([
      catalogue().productMap(PAGE_COUNTRY),
      catalogue().collections(PAGE_COUNTRY),
    ]);
    const entries = [
      { path: paths.home, lastModified: null, images: [] },
      ...collections.map(({ handle, updatedAt, image }) => ({
        path: paths.collection(encodeURIComponent(handle)),
        lastModified: updatedAt,
        images: image ? [image.src] : [],
      })),
      ...products.map(({ handle, updatedAt, images }) => ({
        path: paths.product(encodeURIComponent(handle)),
        lastModified: updatedAt,
        images,
      })),
    ];
    latest = { entries, readAt };
    return entries;
  } catch (error) {
    // The map of an hour ago is worth more to a crawler than none.
    if (latest === null) throw error;
    console.error('The sitemap could not be read anew', error);
    return latest.entries;
  } finally {
    reading = null;
  }
}

function entries(): Promise<SitemapEntry[]> {
  if (latest && Date.now() - latest.readAt < FRESH_MS) return Promise.resolve(latest.entries);
  reading ??= read();
  return reading;
}

function site(): SitemapSite {
  return { siteUrl: serverConfig().siteUrl, partPath: (part) => `/api/sitemap/${part}` };
}

async function answer(response: NextApiResponse, make: (entries: SitemapEntry[]) => string | null) {
  try {
    const xml = make(await entries());
    if (xml === null) return response.status(404).send('');
    response.setHeader('content-type', 'application/xml; charset=utf-8');
    response.setHeader('cache-control', KEPT_BY_CDN);
    response.send(xml);
  } catch (error) {
    console.error('The sitemap could not be made', error);
    response.setHeader('retry-after', '600');
    response.status(503).send('');
  }
}

/**
 * `/sitemap.xml`: every address worth finding, or the list of its parts. While the platform does not answer it is
 * the latest one known, else 503: crawlers come back.
 */
export async function sitemap(_request: NextApiRequest, response: NextApiResponse) {
  await answer(response, (known) => sitemapXml(known, site()));
}

/** `/api/sitemap/{n}`: a part of a map that is too long for one file. */
export async function sitemapPart({ query }: NextApiRequest, response: NextApiResponse) {
  await answer(response, (known) => sitemapPartXml(known, Number(query.part), site()));
}
