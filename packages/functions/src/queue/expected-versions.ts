import { cacheKeys } from '@storefront/core/cache/keys';
import type { Versions } from '@storefront/core/cache/receipt';
import { type CacheStore, expiringEntry } from '@storefront/core/cache/store';
import type { Clock } from '@storefront/core/clock';

/**
 * What the queued refresh of a page must show, for all workers: a message that waits for a page already serves later
 * changes too. Rejects as the store does.
 */
export interface ExpectedVersions {
  add(path: string, versions: Versions): Promise<void>;
  read(path: string): Promise<Versions>;
  /** Removes those that no later change has replaced. */
  remove(path: string, versions: Versions): Promise<void>;
}

/** After this time any newer page will do: a source that still shows an older version is not going to catch up. */
const STORED_S = 900;
const PREFIX = cacheKeys.expectedVersion('', '').sk;

export function createExpectedVersions({
  store,
  clock,
}: {
  store: CacheStore;
  clock: Clock;
}): ExpectedVersions {
  return {
    async add(path, versions) {
      const writes = Object.entries(versions).map(([source, version]) =>
        store.write(cacheKeys.expectedVersion(path, source), expiringEntry(version, STORED_S, clock)),
      );
      await Promise.all(writes);
    },
    async read(path) {
      const rows = await store.list(cacheKeys.expectedVersion(path, '').pk);
      const expected = rows.filter(({ sk }) => sk.startsWith(PREFIX));
      return Object.fromEntries(
        expected.map(({ sk, entry: { value } }) => [
          decodeURIComponent(sk.slice(PREFIX.length)),
          typeof value === 'string' ? value : null,
        ]),
      );
    },
    async remove(path, versions) {
      const removals = Object.entries(versions).map(([source, version]) =>
        store.remove(cacheKeys.expectedVersion(path, source), version),
      );
      await Promise.all(removals);
    },
  };
}
