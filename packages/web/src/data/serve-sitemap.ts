import { cacheKeys } from '@storefront/core/cache/keys';
import { SHIPPING_PROTECTION_HANDLE } from '@storefront/core/cart/shipping-protection';
import { systemClock } from '@storefront/core/clock';
import { serverConfig } from '@storefront/core/config';
import type { DocumentEntry } from '@storefront/core/content/editorial-documents';
import { categoriesOf } from '@storefront/core/content/story-list';
import {
  type SitemapEntry,
  type SitemapSite,
  sitemapPartXml,
  sitemapXml,
} from '@storefront/core/shell/sitemap';
import type { NextApiRequest, NextApiResponse } from 'next';
import { paths } from '../paths.ts';
import { cacheTable } from './cache-table.ts';
import { cacheUntilChanged } from './cache-until-changed.ts';
import { PAGE_COUNTRY } from './cards.ts';
import { unredirectedPaths } from './prebuilt-paths.ts';
import { catalogue, contentAtOrigin } from './sources.ts';

/** Crawlers are rare: with a long `stale-while-revalidate` each would get the map made for the previous one. */
const CACHE_CONTROL = 'public, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400';

/** Reading a large catalogue takes many requests, so one read serves all parts of a map until a webhook arrives. */
const FRESH_MS = 10 * 60_000;

/** Without paths that redirect. */
async function read(): Promise<SitemapEntry[]> {
  const entries = await readServed();
  const unredirected = await unredirectedPaths(
    entries.map(({ path }) => path),
    (requested) => contentAtOrigin().pathsWithRouteRule(requested),
  );
  return entries.filter(({ path }) => unredirected.has(path));
}

async function readServed(): Promise<SitemapEntry[]> {
  const [products, collections, documents] = await Promise.all([
    catalogue().productMap(PAGE_COUNTRY),
    catalogue().collections(PAGE_COUNTRY),
    readDocuments(),
  ]);
  return [
    toEntry(paths.home),
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
    ...documents,
    toEntry(paths.cookieList),
  ];
}

/** A page that says nothing of its last change. */
const toEntry = (path: string): SitemapEntry => ({ path, lastModified: null, images: [] });

/** Pages, stories and campaigns. While the CMS fails they are left out: what the shop sells stays on the map. */
async function readDocuments(): Promise<SitemapEntry[]> {
  const reader = contentAtOrigin();
  try {
    const [pages, stories, campaigns] = await Promise.all([
      reader.allPageSlugs(),
      reader.documents('story'),
      reader.documents('campaign'),
    ]);
    const document =
      (toPath: (slug: string) => string) =>
      ({ slug, updatedAt, cover }: DocumentEntry): SitemapEntry => ({
        path: toPath(slug),
        lastModified: updatedAt,
        images: cover ? [cover.src] : [],
      });
    return [
      ...pages.map((slug) => toEntry(paths.contentPage(slug))),
      ...(stories.length > 0 ? [toEntry(paths.stories)] : []),
      ...categoriesOf(stories).map(({ tag }) => toEntry(paths.storiesAbout(tag))),
      ...stories.map(document(paths.story)),
      ...(campaigns.length > 0 ? [toEntry(paths.campaigns)] : []),
      ...campaigns.map(document(paths.campaign)),
    ];
  } catch (error) {
    console.error('The documents of the CMS could not be read for the sitemap', error);
    return [];
  }
}

/** The time of the latest webhook that changes the map; zero when there was none. */
async function changedAt(): Promise<number> {
  try {
    return Number((await cacheTable().read(cacheKeys.mapChanged()))?.value ?? 0);
  } catch (error) {
    console.error('The time of the latest sitemap change could not be read', error);
    return 0;
  }
}

/** An old map is worth more to a crawler than none. */
const entries = cacheUntilChanged({
  read,
  changedAt,
  freshMs: FRESH_MS,
  clock: systemClock,
  report: (error) => console.error('The sitemap could not be read again', error),
});

function site(): SitemapSite {
  return { siteUrl: serverConfig().siteUrl, partPath: (part) => `/api/sitemap/${part}` };
}

async function respond(response: NextApiResponse, make: (entries: SitemapEntry[]) => string | null) {
  try {
    const xml = make(await entries());
    if (xml === null) return response.status(404).send('');
    response.setHeader('content-type', 'application/xml; charset=utf-8');
    response.setHeader('cache-control', CACHE_CONTROL);
    response.send(xml);
  } catch (error) {
    console.error('The sitemap could not be built', error);
    response.setHeader('retry-after', '600');
    response.status(503).send('');
  }
}

/**
 * `/sitemap.xml`: every indexed page, or the list of the map's parts. While the platform fails it is the last known
 * map, or 503, after which crawlers come back.
 */
export async function serveSitemap(_request: NextApiRequest, response: NextApiResponse) {
  await respond(response, (known) => sitemapXml(known, site()));
}

/** `/api/sitemap/{n}`: one part of a map that is too long for one file. */
export async function serveSitemapPart({ query }: NextApiRequest, response: NextApiResponse) {
  await respond(response, (known) => sitemapPartXml(known, Number(query.part), site()));
}
