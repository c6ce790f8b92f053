import type { Backoff } from '../backoff.ts';
import type { Clock } from '../clock.ts';
import { Fault, isFault } from '../fault.ts';
import { cacheKeys } from './keys.ts';
import { type CacheKey, type CacheStore, expiringEntry } from './store.ts';

export interface Idempotency {
  /**
   * Runs `make` once for a key: a repetition within a day gets the first result, as JSON. A failed attempt may be
   * made again. Rejects as `make` does, and as the store does when it fails before `make`: nothing runs then, because
   * it could run twice. When the store fails later, the result is returned all the same. Also rejects with a `Fault`:
   * `idempotency-key-reused` (input) when the fingerprint differs, `idempotency-under-way` (refused) when the first
   * request takes too long.
   */
  once<Value>(key: string, fingerprint: string, make: () => Promise<Value>): Promise<Value>;
  /**
   * As `once`, for a call that the other side would execute twice. A failed `perform` that may have been executed is
   * never made again under this key: a repetition gets the result of `find`, and while that is null a `Fault`
   * (refused, `idempotency-under-way`).
   */
  onceOrFind<Value, Before>(
    key: string,
    fingerprint: string,
    operation: Operation<Value, Before>,
  ): Promise<Value>;
}

export interface Operation<Value, Before> {
  /** What identifies the outcome later, as JSON; when it rejects, nothing was done. */
  prepare: () => Promise<Before>;
  /** Faults of other kinds than `outside` and `bug` mean that nothing was done. */
  perform: (before: Before) => Promise<Value>;
  /** The outcome of an attempt whose response was lost; null while there is none. */
  find: (before: Before) => Promise<Value | null>;
}

interface Mark {
  fingerprint: string;
  attempt: string;
}

interface Begun<Before> extends Mark {
  begun: {
    before: Before;
    /** In milliseconds since the epoch: from then on nothing is performing it any more. */
    overAt: number;
  };
}

/** The value under a key: the request, the operation that was started, and its result once there is one. */
interface Stored<Value, Before> extends Mark {
  begun?: Begun<Before>['begun'];
  result?: { value: Value };
}

type Claim<Value, Before> =
  | { state: 'mine'; mark: Mark }
  | { state: 'done'; value: Value }
  | { state: 'lost'; begun: Begun<Before> };

const STORED_S = 24 * 3_600;
const LEASE_S = 60;
const POLL_MS = 200;
const LONGEST_WAIT_MS = 8_000;

export interface IdempotencyDeps {
  store: CacheStore;
  clock: Clock;
  backoff: Backoff;
  /** Called with the store's failure where the caller gets another result or another error. */
  report: (error: unknown) => void;
}

export function createIdempotency({ store, clock, backoff, report }: IdempotencyDeps): Idempotency {
  const entry = (value: unknown, storedS: number) => expiringEntry(value, storedS, clock);

  /** The lease on the key, or what another attempt left. */
  async function claimKey<Value, Before>(key: CacheKey, fingerprint: string): Promise<Claim<Value, Before>> {
    const mark = { fingerprint, attempt: crypto.randomUUID() };
    for (let waitedMs = 0; waitedMs <= LONGEST_WAIT_MS; waitedMs += POLL_MS) {
      if (await storeMark(key, mark)) return { state: 'mine', mark };
      // Only this file writes under this key, and a key belongs to one kind of result.
      const stored = (await store.read(key))?.value as Stored<Value, Before> | undefined;
      if (stored !== undefined && stored.fingerprint !== fingerprint) throw reused();
      if (stored?.result !== undefined) return { state: 'done', value: stored.result.value };
      if (stored?.begun !== undefined && stored.begun.overAt <= clock.now()) {
        return { state: 'lost', begun: { ...stored, begun: stored.begun } };
      }
      await backoff.wait(POLL_MS);
    }
    throw underWay('The first request with this Idempotency-Key is still under way: repeat it in a moment.');
  }

  function storeMark(key: CacheKey, mark: Mark): Promise<boolean> {
    return store.claim(key, entry(mark, LEASE_S)).catch((error: unknown) => {
      // The table may have taken a claim that it did not confirm: a repetition would wait for nobody.
      void store.remove(key, mark).catch(report);
      throw error;
    });
  }

  async function attempt<Value>(key: CacheKey, mark: Mark, make: () => Promise<Value>): Promise<Value> {
    return make().catch(async (error: unknown) => {
      await store.remove(key, mark).catch(report);
      throw error;
    });
  }

  async function save<Value>(key: CacheKey, mark: Mark, value: Value): Promise<Value> {
    await store.write(key, entry({ ...mark, result: { value } }, STORED_S)).catch(report);
    return value;
  }

  async function perform<Value, Before>(
    key: CacheKey,
    begun: Begun<Before>,
    operation: Operation<Value, Before>,
  ): Promise<Value> {
    const { before } = begun.begun;
    try {
      return await operation.perform(before);
    } catch (error) {
      if (meansNothingWasDone(error)) {
        await store.remove(key, begun).catch(report);
        throw error;
      }
      await store.write(key, entry({ ...begun, begun: { before, overAt: 0 } }, STORED_S)).catch(report);
      const found = await operation.find(before).catch(() => null);
      if (found === null) throw error;
      return found;
    }
  }

  return {
    async once<Value>(name: string, fingerprint: string, make: () => Promise<Value>): Promise<Value> {
      const key = cacheKeys.idempotency(name);
      const claim = await claimKey<Value, never>(key, fingerprint);
      if (claim.state === 'done') return claim.value;
      if (claim.state === 'lost') throw reused();
      return save(key, claim.mark, await attempt(key, claim.mark, make));
    },

    async onceOrFind<Value, Before>(
      name: string,
      fingerprint: string,
      operation: Operation<Value, Before>,
    ): Promise<Value> {
      const key = cacheKeys.idempotency(name);
      const claim = await claimKey<Value, Before>(key, fingerprint);
      if (claim.state === 'done') return claim.value;
      if (claim.state === 'lost') {
        const found = await operation.find(claim.begun.begun.before);
        if (found !== null) return save(key, claim.begun, found);
        throw underWay(
          'The outcome of the first request with this Idempotency-Key is not known yet: repeat it later.',
        );
      }
      const { mark } = claim;
      // Stored before anything is done, so that a process that crashes leaves more than an expiring mark.
      const begun = await attempt(key, mark, async () => {
        const before = await operation.prepare();
        const written = { ...mark, begun: { before, overAt: clock.now() + LEASE_S * 1_000 } };
        await store.write(key, entry(written, STORED_S));
        return written;
      });
      return save(key, mark, await perform(key, begun, operation));
    },
  };
}

function meansNothingWasDone(error: unknown): boolean {
  return isFault(error) && error.kind !== 'outside' && error.kind !== 'bug';
}

function reused(): Fault {
  const say = 'This Idempotency-Key was used for another request: make a new one for each new request.';
  return new Fault({ code: 'idempotency-key-reused', kind: 'input', say });
}

function underWay(say: string): Fault {
  return new Fault({ code: 'idempotency-under-way', kind: 'refused', say });
}
