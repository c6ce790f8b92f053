import type { Lifetime } from '@storefront/core/cache/cache';
import { FILTER_MAP_RESPONSE } from '@storefront/core/cache/keys';
import type { RateLimiter } from '@storefront/core/cache/rate-limiter';
import { type FilterMap, readFilterMap } from '@storefront/core/collection/filter-map';
import { tagHistogram } from '@storefront/core/collection/option-counts';
import { Fault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { CatalogueReader } from '@storefront/core/providers/commerce/commerce';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { ResponseCache } from '../cache/response-cache.ts';
import { rateLimitByIp } from '../guard/rate-limit.ts';
import { makeApi } from '../http/make-api.ts';
import { readInput } from '../http/read-body.ts';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';

export interface FilterMapDeps {
  catalogue: Pick<CatalogueReader, 'filterMap' | 'collectionTags'>;
  responses: ResponseCache;
  rateLimiter: RateLimiter;
  log?: Log;
  meter?: Meter;
}

const mapLifetime: Lifetime = { freshS: 300, staleS: 30 * 24 * 60 * 60 - 300 };
const countsLifetime: Lifetime = { freshS: 600, staleS: 7 * 24 * 60 * 60 - 600 };
const countLimit = { name: 'counts', attempts: 300, withinS: 300 };

const histogramSchema = z.record(z.string(), z.number());
const filterMapParts = z.object({
  collections: z.record(z.string(), z.unknown()),
  groups: z.array(z.unknown()),
});

const querySchema = z.object({
  collection: z
    .string()
    .regex(/^[\p{L}\p{N}_-]{1,255}$/u)
    .optional(),
});

/**
 * GET /api/shopify/metaobjects `[call.products-own-server.7]` → the filter map. With `?collection={handle}` also
 * `counts`: how many of the collection's products carry each option's tag, by the tag in lower case.
 */
export function filterMapApi(deps: FilterMapDeps): Hono {
  async function filterMap(context: Context): Promise<Response> {
    const { collection } = readInput(querySchema, context.req.query());
    if (collection !== undefined) await rateLimitByIp(deps, context, countLimit);
    const map = await deps.responses.read(FILTER_MAP_RESPONSE, mapLifetime, {
      load: () => deps.catalogue.filterMap(DEFAULT_COUNTRY),
      parse: parseFilterMap,
    });
    const body = collection === undefined ? map : { ...map, counts: await countTags(collection, map) };
    return context.json(body, 200, {
      'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400',
    });
  }

  async function countTags(handle: string, { groups }: FilterMap): Promise<Record<string, number>> {
    const tags = groups.flatMap(({ options }) => options.map(({ tag }) => tag.toLowerCase()));
    const histogram = await deps.responses.read(`option-counts:${handle}`, countsLifetime, {
      load: () => readHistogram(handle),
      parse: (stored) => histogramSchema.safeParse(stored).data ?? null,
    });
    const counts = new Map(Object.entries(histogram));
    return Object.fromEntries([...new Set(tags)].map((tag) => [tag, counts.get(tag) ?? 0]));
  }

  async function readHistogram(handle: string): Promise<Record<string, number>> {
    const products = await deps.catalogue.collectionTags(handle, DEFAULT_COUNTRY);
    if (products !== null) return tagHistogram(products);
    throw new Fault({ code: 'collection-unknown', kind: 'absent', say: 'There is no such collection.' });
  }

  return makeApi({ '/api/shopify/metaobjects': { GET: filterMap } }, deps);
}

/** Null when a part of the map cannot be read: it is then fetched from the platform again. */
function parseFilterMap(stored: unknown): FilterMap | null {
  let isWhole = filterMapParts.safeParse(stored).success;
  const map = readFilterMap(stored, () => {
    isWhole = false;
  });
  return isWhole ? map : null;
}
