import type { Clock } from '@storefront/core/clock';

export interface KeptReading<Value> {
  read: () => Promise<Value>;
  /** Milliseconds since the epoch; never rejects. */
  changedAt: () => Promise<number>;
  /** How long a reading is of use where nobody tells a change. */
  freshMs: number;
  clock: Clock;
  /** Told why a reading failed whose place the one before takes. */
  report: (error: unknown) => void;
}

interface Reading<Value> {
  begunAt: number;
  value: Value;
}

/**
 * One reading for all who ask, until it is too old or what it shows has changed; the former one while it cannot be
 * read anew. Rejects as `read` does while nothing was ever read.
 */
export function keepUntilChanged<Value>(options: KeptReading<Value>): () => Promise<Value> {
  const { read, changedAt, freshMs, clock, report } = options;
  let latest: Reading<Value> | null = null;
  let underWay: Reading<Promise<Value>> | null = null;

  async function take(begunAt: number): Promise<Value> {
    try {
      const value = await read();
      if (latest === null || latest.begunAt < begunAt) latest = { begunAt, value };
      return value;
    } catch (error) {
      if (latest === null) throw error;
      report(error);
      return latest.value;
    } finally {
      if (underWay?.begunAt === begunAt) underWay = null;
    }
  }

  return async () => {
    const oldAt = Math.max(clock.now() - freshMs, await changedAt());
    if (latest !== null && latest.begunAt > oldAt) return latest.value;
    // One that began before the change may not show it.
    if (underWay === null || underWay.begunAt <= oldAt) {
      const begunAt = clock.now();
      underWay = { begunAt, value: take(begunAt) };
    }
    return underWay.value;
  };
}
