import { FILTER_MAP_ANSWER } from '@storefront/core/cache/keys';
import { type FilterMap, readFilterMap } from '@storefront/core/collection/filter-map';
import { tagHistogram } from '@storefront/core/collection/option-counts';
import { Fault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { CatalogueReader } from '@storefront/core/providers/commerce/commerce';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { AnswerCache, AnswerLife, Throttle } from '../doors.ts';
import type { Log } from '../log.ts';
import { makeApi } from '../make-api.ts';
import type { Meter } from '../meter.ts';
import { readInput } from '../read-body.ts';
import { slowDownAddress } from '../slow-down.ts';

export interface FilterMapDoors {
  catalogue: Pick<CatalogueReader, 'filterMap' | 'collectionTags'>;
  cache: AnswerCache;
  throttle: Throttle;
  log?: Log;
  meter?: Meter;
}

const mapLife: AnswerLife = { freshS: 300, keptS: 30 * 24 * 60 * 60 };
const countsLife: AnswerLife = { freshS: 600, keptS: 7 * 24 * 60 * 60 };
const countLimit = { name: 'counts', attempts: 300, withinS: 300 };

const histogramSchema = z.record(z.string(), z.number());
const filterMapParts = z.object({
  collections: z.record(z.string(), z.unknown()),
  groups: z.array(z.unknown()),
});

const question = z.object({
  collection: z
    .string()
    .regex(/^[\p{L}\p{N}_-]{1,255}$/u)
    .optional(),
});

/**
 * GET /api/shopify/metaobjects `[call.products-own-server.7]` → the filter map. With `?collection={handle}` also
 * `counts`: how many of the collection's products carry each option's tag, by the tag in lower case.
 */
export function filterMapApi(doors: FilterMapDoors): Hono {
  async function filterMap(context: Context): Promise<Response> {
    const { collection } = readInput(question, context.req.query());
    if (collection !== undefined) await slowDownAddress(doors, context, countLimit);
    const map = await doors.cache.read(FILTER_MAP_ANSWER, mapLife, {
      load: () => doors.catalogue.filterMap(DEFAULT_COUNTRY),
      parse: parseFilterMap,
    });
    const body = collection === undefined ? map : { ...map, counts: await countTags(collection, map) };
    return context.json(body, 200, {
      'cache-control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400',
    });
  }

  async function countTags(handle: string, { groups }: FilterMap): Promise<Record<string, number>> {
    const tags = groups.flatMap(({ options }) => options.map(({ tag }) => tag.toLowerCase()));
    const histogram = await doors.cache.read(`option-counts:${handle}`, countsLife, {
      load: () => readHistogram(handle),
      parse: (kept) => histogramSchema.safeParse(kept).data ?? null,
    });
    const counts = new Map(Object.entries(histogram));
    return Object.fromEntries([...new Set(tags)].map((tag) => [tag, counts.get(tag) ?? 0]));
  }

  async function readHistogram(handle: string): Promise<Record<string, number>> {
    const products = await doors.catalogue.collectionTags(handle, DEFAULT_COUNTRY);
    if (products !== null) return tagHistogram(products);
    throw new Fault({ code: 'collection-unknown', kind: 'absent', say: 'There is no such collection.' });
  }

  return makeApi({ '/api/shopify/metaobjects': { GET: filterMap } }, doors);
}

/** Null for a map of which a part cannot be read: the platform is asked again. */
function parseFilterMap(kept: unknown): FilterMap | null {
  let isWhole = filterMapParts.safeParse(kept).success;
  const map = readFilterMap(kept, () => {
    isWhole = false;
  });
  return isWhole ? map : null;
}
