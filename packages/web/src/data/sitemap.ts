import { cacheKeys } from '@storefront/core/cache/keys';
import { SHIPPING_PROTECTION_HANDLE } from '@storefront/core/cart/shipping-protection';
import { systemClock } from '@storefront/core/clock';
import { serverConfig } from '@storefront/core/config';
import {
  type SitemapEntry,
  type SitemapSite,
  sitemapPartXml,
  sitemapXml,
} from '@storefront/core/shell/sitemap';
import type { NextApiRequest, NextApiResponse } from 'next';
import { paths } from '../paths.ts';
import { cacheTable } from './cache-table.ts';
import { PAGE_COUNTRY } from './cards.ts';
import { keepUntilChanged } from './keep-until-changed.ts';
import { stayingPaths } from './prebuilt-paths.ts';
import { catalogue, contentAtOrigin } from './sources.ts';

/** Crawlers come seldom: with a long `stale-while-revalidate` each would be served the map of the one before it. */
const KEPT_BY_CDN = 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400';

/**
 * Reading a large catalogue takes many requests; one reading serves all parts of a map. It is so long of use where
 * no webhook tells a change.
 */
const FRESH_MS = 10 * 60_000;

/** Crawlers are led to pages only, never to a redirect. */
async function read(): Promise<SitemapEntry[]> {
  const entries = await readServed();
  // An edit of a rule has it read anew at once.
  const stay = await stayingPaths(
    entries.map(({ path }) => path),
    (asked) => contentAtOrigin().ruledPaths(asked),
  );
  return entries.filter(({ path }) => stay.has(path));
}

async function readServed(): Promise<SitemapEntry[]> {
  const [products, collections] = await Promise.all([
    catalogue().productMap(PAGE_COUNTRY),
    catalogue().collections(PAGE_COUNTRY),
  ]);
  return [
    { path: paths.home, lastModified: null, images: [] },
    ...collections.map(({ handle, updatedAt, image }) => ({
      path: paths.collection(encodeURIComponent(handle)),
      lastModified: updatedAt,
      images: image ? [image.src] : [],
    })),
    ...products
      .filter(({ handle }) => handle !== SHIPPING_PROTECTION_HANDLE)
      .map(({ handle, updatedAt, images }) => ({
        path: paths.product(encodeURIComponent(handle)),
        lastModified: updatedAt,
        images,
      })),
  ];
}

/** As webhooks told it; zero when none did. */
async function changedAt(): Promise<number> {
  try {
    return Number((await cacheTable().read(cacheKeys.mapChanged()))?.value ?? 0);
  } catch (error) {
    console.error('Nobody could say whether the sitemap has changed', error);
    return 0;
  }
}

/** The map of an hour ago is worth more to a crawler than none. */
const entries = keepUntilChanged({
  read,
  changedAt,
  freshMs: FRESH_MS,
  clock: systemClock,
  report: (error) => console.error('The sitemap could not be read anew', error),
});

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
