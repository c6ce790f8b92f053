import type { Clock } from '@storefront/core/clock';

export interface CachedReadOptions<Value> {
  read: () => Promise<Value>;
  /** Milliseconds since the epoch; never rejects. */
  changedAt: () => Promise<number>;
  /** How long a result is used when no change is reported. */
  freshMs: number;
  clock: Clock;
  /** Called with the error when the former result is returned instead. */
  report: (error: unknown) => void;
}

interface CachedRead<Value> {
  startedAt: number;
  value: Value;
}

/**
 * Shares one result of `read` until it is older than `freshMs` or its source has changed. Returns the former result
 * when reading again fails; rejects as `read` does when there is none.
 */
export function cacheUntilChanged<Value>(options: CachedReadOptions<Value>): () => Promise<Value> {
  const { read, changedAt, freshMs, clock, report } = options;
  let latest: CachedRead<Value> | null = null;
  let pending: CachedRead<Promise<Value>> | null = null;

  async function readAt(startedAt: number): Promise<Value> {
    try {
      const value = await read();
      if (latest === null || latest.startedAt < startedAt) latest = { startedAt, value };
      return value;
    } catch (error) {
      if (latest === null) throw error;
      report(error);
      return latest.value;
    } finally {
      if (pending?.startedAt === startedAt) pending = null;
    }
  }

  return async () => {
    const oldAt = Math.max(clock.now() - freshMs, await changedAt());
    if (latest !== null && latest.startedAt > oldAt) return latest.value;
    // A read that started before the change may return the old state.
    if (pending === null || pending.startedAt <= oldAt) {
      const startedAt = clock.now();
      pending = { startedAt, value: readAt(startedAt) };
    }
    return pending.value;
  };
}
