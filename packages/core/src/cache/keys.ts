import type { CacheKey } from './store.ts';

/**
 * The format of each kind of entry. Raise a number when its format changes: entries of the old format are then no
 * longer found, and code of both versions can run at once.
 */
const formats = {
  response: 1,
  cursors: 1,
  tag: 1,
  pages: 1,
  address: 1,
  product: 1,
  collection: 1,
  'inventory-item': 1,
  'rate-limit': 1,
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

/** The cached response of `GET /api/shopify/metaobjects`; webhooks expire it. */
export const FILTER_MAP_RESPONSE = 'filter-map';
/** The cached response of `GET /api/settings`. */
export const SETTINGS_RESPONSE = 'settings';

/** Every key of the cache's table. */
export const cacheKeys = {
  /** A provider's response; `name` holds everything that the response depends on, a shopper's id too. */
  response: (name: string): CacheKey => keyOf('response', [name]),
  /** Page → the cursor of its last product, for one order of a collection. */
  collectionCursors: (collection: string, sort: string): CacheKey =>
    keyOf('cursors', [collection], encodeURIComponent(sort)),
  /** A path that shows what the tag names. */
  taggedPath: (tag: string, path: string): CacheKey => keyOf('tag', [tag], path),
  /** All pages share one partition, so that the most visited can be found. */
  page: (path: string): CacheKey => keyOf('pages', [], path),
  /** The document of the CMS that was last shown at a path. */
  address: (path: string): CacheKey => keyOf('address', [], path),
  product: (id: string): CacheKey => keyOf('product', [id]),
  collection: (id: string): CacheKey => keyOf('collection', [id]),
  inventoryItem: (id: string): CacheKey => keyOf('inventory-item', [id]),
  rateLimit: (limit: string, who: string, window: number): CacheKey =>
    keyOf('rate-limit', [limit, who], String(window)),
  idempotency: (key: string): CacheKey => keyOf('idempotency', [key]),
  webhook: (platform: string, digest: string): CacheKey => keyOf('webhook', [platform, digest]),
  refresh: (path: string, part: 'requested' | 'fresh' | 'lease' | 'waiting'): CacheKey =>
    keyOf('refresh', [path], part),
  /** The version of a source that the page at a path must show; beside the parts of `refresh`. */
  expectedVersion: (path: string, source: string): CacheKey =>
    keyOf('refresh', [path], `version ${encodeURIComponent(source)}`),
  /** When a burst of changes was last seen. */
  burst: (): CacheKey => keyOf('refresh', [], 'burst'),
  /** The number of changes of a kind in a span of time. */
  changes: (kind: string, span: number): CacheKey => keyOf('refresh', [], `changes ${kind} ${span}`),
  /** When webhooks last reported a change to the sitemap, in milliseconds since the epoch. */
  mapChanged: (): CacheKey => keyOf('map', [], 'changed'),
  /** The shop's own token at a provider, not a shopper's. */
  token: (provider: string): CacheKey => keyOf('token', [provider]),
  /** When a provider last succeeded or failed; all share one partition. */
  outcome: (provider: string, outcome: 'success' | 'failure'): CacheKey =>
    keyOf('outcome', [], `${provider} ${outcome}`),
};
