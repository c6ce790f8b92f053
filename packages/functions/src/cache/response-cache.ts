import type { Cache, CacheRead, Lifetime } from '@storefront/core/cache/cache';
import { cacheKeys } from '@storefront/core/cache/keys';
import type { Clock } from '@storefront/core/clock';
import { isFault } from '@storefront/core/fault';

/** Stores the responses of slow providers across invocations. Values are JSON. */
export interface ResponseCache {
  /**
   * Rejects only as `load` does, and only when nothing is stored. While the table and the source both fail, it returns
   * what this process has read last, within the lifetime.
   */
  read<Value extends NonNullable<unknown>>(
    key: string,
    lifetime: Lifetime,
    reading: Pick<CacheRead<Value>, 'load' | 'parse'>,
  ): Promise<Value>;
  /** When the response was stored, in milliseconds since the epoch; null where there is none. */
  storedAt(key: string): Promise<number | null>;
}

interface StoredResponse<Value = unknown> {
  response: Value;
  /** Milliseconds since the epoch. */
  storedAt: number;
}

/** A warm process need not read and parse the table's copy again for each of many equal requests. */
const IN_MEMORY_MS = 1_000;
const MAX_IN_MEMORY = 200;

/** Responses are in the cache's table, the latest ones for a second in the memory of the process too. */
export function createResponseCache(cache: Cache, clock: Clock): ResponseCache {
  const inMemory = new Map<string, StoredResponse & { until: number }>();

  function isWithin({ freshS, staleS }: Lifetime, stored: StoredResponse | undefined): boolean {
    return stored !== undefined && clock.now() - stored.storedAt < (freshS + staleS) * 1_000;
  }

  function remember(key: string, stored: StoredResponse): void {
    if (inMemory.size >= MAX_IN_MEMORY) inMemory.clear();
    inMemory.set(key, { ...stored, until: clock.now() + IN_MEMORY_MS });
  }

  return {
    async read<Value extends NonNullable<unknown>>(
      key: string,
      lifetime: Lifetime,
      { load, parse }: Pick<CacheRead<Value>, 'load' | 'parse'>,
    ): Promise<Value> {
      const remembered = inMemory.get(key);
      const known =
        remembered !== undefined && clock.now() < remembered.until ? parse(remembered.response) : null;
      if (known !== null) return known;
      const request: CacheRead<StoredResponse<Value>> = {
        key: cacheKeys.response(key),
        lifetime,
        load: async () => ({ response: await load(), storedAt: clock.now() }),
        parse: (value) => {
          const stored = readStored(value);
          const response = stored && parse(stored.response);
          return stored === null || response === null ? null : { response, storedAt: stored.storedAt };
        },
      };
      try {
        const { value, state } = await cache.readThrough(request);
        if (state !== 'stale') remember(key, value);
        return value.response;
      } catch (error) {
        const last = isOutside(error) && isWithin(lifetime, remembered) ? request.parse(remembered) : null;
        if (last === null) throw error;
        return last.response;
      }
    },
    async storedAt(key) {
      const entry = await cache.read(cacheKeys.response(key));
      return readStored(entry?.value)?.storedAt ?? null;
    },
  };
}

function readStored(value: unknown): StoredResponse | null {
  if (typeof value !== 'object' || value === null || !('response' in value) || !('storedAt' in value))
    return null;
  const { response, storedAt } = value;
  return typeof storedAt === 'number' ? { response, storedAt } : null;
}

/** Other faults say what the source knows, for example that the thing is gone. */
function isOutside(error: unknown): boolean {
  return isFault(error) && error.kind === 'outside';
}
