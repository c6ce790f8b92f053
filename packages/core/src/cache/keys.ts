import type { CacheKey } from './store.ts';

/**
 * The format of what each kind of entry holds. Raise a number when its format changes: entries of the old
 * format are then no longer found, and running code of both versions does not meet.
 */
const formats = {
  answer: 1,
  cursors: 1,
  tag: 1,
  pages: 1,
  product: 1,
  collection: 1,
  'inventory-item': 1,
  throttle: 1,
  idempotency: 1,
  webhook: 1,
  refresh: 1,
  outcome: 2,
  map: 1,
  token: 1,
} as const;

/** Parts are escaped, so that no two lists of parts make the same key. */
function keyOf(kind: keyof typeof formats, parts: readonly string[], sk = 'value'): CacheKey {
  return { pk: [`${kind}.${formats[kind]}`, ...parts.map(encodeURIComponent)].join('#'), sk };
}

/** The answer that `GET /api/shopify/metaobjects` keeps; webhooks make it old. */
export const FILTER_MAP_ANSWER = 'filter-map';
/** The answer that `GET /api/settings` keeps. */
export const SETTINGS_ANSWER = 'settings';

/** Every key of the cache's table. */
export const cacheKeys = {
  /** What a provider answered; `name` holds whatever the answer depends on, a shopper's id too. */
  answer: (name: string): CacheKey => keyOf('answer', [name]),
  /** Page → the cursor of its last product, for one order of a collection. */
  collectionCursors: (collection: string, sort: string): CacheKey =>
    keyOf('cursors', [collection], encodeURIComponent(sort)),
  /** A path that shows what the tag names. */
  taggedPath: (tag: string, path: string): CacheKey => keyOf('tag', [tag], path),
  /** All pages stand in one partition, so that the most visited can be found. */
  page: (path: string): CacheKey => keyOf('pages', [], path),
  product: (id: string): CacheKey => keyOf('product', [id]),
  collection: (id: string): CacheKey => keyOf('collection', [id]),
  inventoryItem: (id: string): CacheKey => keyOf('inventory-item', [id]),
  throttle: (limit: string, who: string, window: number): CacheKey =>
    keyOf('throttle', [limit, who], String(window)),
  idempotency: (key: string): CacheKey => keyOf('idempotency', [key]),
  webhook: (platform: string, digest: string): CacheKey => keyOf('webhook', [platform, digest]),
  refresh: (path: string, part: 'asked' | 'fresh' | 'lease' | 'waiting'): CacheKey =>
    keyOf('refresh', [path], part),
  /** When a burst of changes was last seen. */
  burst: (): CacheKey => keyOf('refresh', [], 'burst'),
  /** How many changes of a kind were told in a span of time. */
  changes: (kind: string, span: number): CacheKey => keyOf('refresh', [], `changes ${kind} ${span}`),
  /** When webhooks last told a change of what the map of the site lists, in milliseconds since the epoch. */
  mapChanged: (): CacheKey => keyOf('map', [], 'changed'),
  /** The one that a provider gave us, not a shopper's. */
  token: (provider: string): CacheKey => keyOf('token', [provider]),
  /** When a provider last answered or failed; all stand in one partition. */
  outcome: (provider: string, outcome: 'success' | 'failure'): CacheKey =>
    keyOf('outcome', [], `${provider} ${outcome}`),
};
