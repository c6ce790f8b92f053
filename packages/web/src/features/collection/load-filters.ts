import { type FilterMap, readFilterMap } from '@storefront/core/collection/filter-map';
import { type CountedGroup, countOptions } from '@storefront/core/collection/option-counts';
import { getOwn } from '../../clients/api.ts';

export interface CollectionFilters extends FilterMap {
  /** The groups that the collection has something of, with counts. */
  counted: CountedGroup[];
}

const loaded = new Map<string, Promise<CollectionFilters>>();

/**
 * `[call.products-own-server.7]` The filters of a collection, once for each visit. Rejects when they cannot be loaded,
 * and when the answer holds no filter; the next call then tries again.
 */
export function loadFilters(handle: string): Promise<CollectionFilters> {
  const known = loaded.get(handle);
  if (known !== undefined) return known;
  const loading = readFilters(handle);
  loaded.set(handle, loading);
  loading.catch(() => loaded.delete(handle));
  return loading;
}

async function readFilters(handle: string): Promise<CollectionFilters> {
  const answer = await getOwn(`/api/shopify/metaobjects?collection=${encodeURIComponent(handle)}`);
  const map = readFilterMap(answer, ({ say }) => console.warn(say));
  if (map.groups.length === 0) throw new Error('The filter map has no groups');
  return { ...map, counted: countOptions(map.groups, readCounts(answer)) };
}

function readCounts(answer: unknown): Record<string, number> {
  const { counts } = Object(answer);
  const entries = Object.entries<unknown>(Object(counts));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
