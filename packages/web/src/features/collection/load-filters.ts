import { readFilterMap } from '@storefront/core/collection/filter-map';
import { countOptions } from '@storefront/core/collection/option-counts';
import type { createStore } from 'jotai';
import { getOwn } from '../../clients/api.ts';
import { type CollectionFilters, filterMapAtom } from './filter-map-atom.ts';

const requests = new Map<string, Promise<CollectionFilters>>();

/**
 * `[call.products-own-server.7]` The filters of a collection, once for each visit. `[error.9]` Rejects when they cannot be
 * loaded, and when the answer holds no filter: the atom keeps what it had, and the next call tries again.
 */
export async function loadFilters(
  store: ReturnType<typeof createStore>,
  handle: string,
): Promise<CollectionFilters> {
  const known = store.get(filterMapAtom).get(handle);
  if (known) return known;
  const request = requests.get(handle) ?? readFilters(handle);
  requests.set(handle, request);
  try {
    const filters = await request;
    store.set(filterMapAtom, (now) => new Map(now).set(handle, filters));
    return filters;
  } finally {
    requests.delete(handle);
  }
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
