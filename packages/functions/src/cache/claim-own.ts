import type { CacheEntry, CacheKey, CacheStore } from '@storefront/core/cache/store';

/**
 * Claims a key with a value that nobody else has. The table may have taken a claim whose response was lost: then it is
 * ours all the same, or is given up when the claim rejects, so that nobody waits for it to expire.
 */
export async function claimOwn(
  store: Pick<CacheStore, 'claim' | 'read' | 'remove'>,
  key: CacheKey,
  entry: CacheEntry,
): Promise<boolean> {
  try {
    if (await store.claim(key, entry)) return true;
  } catch (error) {
    await store.remove(key, entry.value).catch(() => {});
    throw error;
  }
  return (await store.read(key))?.value === entry.value;
}
