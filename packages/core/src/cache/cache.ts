import type { Backoff } from '../backoff.ts';
import type { Clock } from '../clock.ts';
import { Fault, isFault } from '../fault.ts';
import { type CacheEntry, type CacheKey, type CacheStore, expiringEntry } from './store.ts';

/** In seconds: how long an entry is fresh, and how long after that it may still be shown. */
export interface Lifetime {
  freshS: number;
  staleS: number;
}

export interface CacheRead<Value extends NonNullable<unknown>> {
  key: CacheKey;
  lifetime: Lifetime;
  /** Reads the source. */
  load: () => Promise<Value>;
  /** Checks a stored value; null when it cannot be used. */
  parse: (stored: unknown) => Value | null;
}

export interface CacheResult<Value> {
  value: Value;
  /** `stale`: its source failed, is slow, or another caller is requesting it. */
  state: 'fresh' | 'stale' | 'loaded';
}

/** The cache that all functions share. A failing table is reported and never fails a caller. */
export interface Cache {
  /**
   * Stale while revalidate: fresh entries at once; of many callers that find a stale one, one reads the source and
   * the others return the stale one; of many that find none, one reads and the others wait for its result. Rejects
   * only as `load` does, and only when nothing is stored.
   */
  readThrough<Value extends NonNullable<unknown>>(request: CacheRead<Value>): Promise<CacheResult<Value>>;
  /** Null when nothing is stored. */
  read(key: CacheKey): Promise<CacheEntry | null>;
  write(key: CacheKey, value: unknown, lifetime: Lifetime): Promise<void>;
  /** The next caller loads it again; until then it may be shown. A load under way is stored as stale. */
  expire(key: CacheKey): Promise<void>;
}

export interface CacheOptions {
  store: CacheStore;
  clock: Clock;
  backoff: Backoff;
  report: (fault: Fault) => void;
}

/** How long one caller may hold the lease to read the source. */
const LEASE_S = 15;
/** How long the caller that refreshes a stale entry waits before it returns the stale one. */
const STALE_WAIT_MS = 1_500;
const POLL_MS = 100;
/** Entries become stale up to a tenth of their time early, so that they do not all do so at once. */
const JITTER = 0.1;

export function createCache({ store, clock, backoff, report }: CacheOptions): Cache {
  const underWay = new Map<string, Promise<CacheResult<unknown>>>();
  const nowS = () => clock.now() / 1_000;

  /** The table's result, or `otherwise` when it fails. */
  async function attempt<Result>(call: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      report(asFault(error));
      return otherwise;
    }
  }

  function write(
    key: CacheKey,
    value: unknown,
    { freshS, staleS }: Lifetime,
    begunAt: number,
  ): Promise<void> {
    const now = nowS();
    const staleAt = Math.floor(now + freshS * (1 - JITTER * backoff.random()));
    return attempt(
      () => store.write(key, { value, staleAt, expiresAt: Math.ceil(now + freshS + staleS) }, begunAt),
      undefined,
    );
  }

  async function find<Value extends NonNullable<unknown>>({ key, parse }: CacheRead<Value>) {
    const entry = await attempt(() => store.read(key), null);
    const value = entry && parse(entry.value);
    return entry === null || value === null ? null : { value, isStale: entry.staleAt <= nowS() };
  }

  /** The lease to read the source, as a function that returns it; null while another caller holds it. */
  async function takeLease({ pk, sk }: CacheKey): Promise<(() => Promise<void>) | null> {
    const key = { pk, sk: `${sk}!lease` };
    const value = crypto.randomUUID();
    const isMine = await attempt(() => store.claim(key, expiringEntry(value, LEASE_S, clock)), true);
    return isMine ? () => attempt(() => store.remove(key, value), undefined) : null;
  }

  async function load<Value extends NonNullable<unknown>>(
    { key, lifetime, load: readSource }: CacheRead<Value>,
    returnLease: () => Promise<void>,
  ): Promise<CacheResult<Value>> {
    const begunAt = clock.now();
    try {
      const value = await readSource();
      await write(key, value, lifetime, begunAt);
      return { value, state: 'loaded' };
    } finally {
      await returnLease();
    }
  }

  async function refresh<Value extends NonNullable<unknown>>(
    request: CacheRead<Value>,
    stale: CacheResult<Value>,
  ): Promise<CacheResult<Value>> {
    const returnLease = await takeLease(request.key);
    if (returnLease === null) return stale;
    const late = backoff.wait(STALE_WAIT_MS).then(() => stale);
    return Promise.race([attempt(() => load(request, returnLease), stale), late]);
  }

  async function obtain<Value extends NonNullable<unknown>>(
    request: CacheRead<Value>,
  ): Promise<CacheResult<Value>> {
    for (let waitedMs = 0; waitedMs < LEASE_S * 1_000; waitedMs += POLL_MS) {
      const found = await find(request);
      if (found?.isStale) return refresh(request, { value: found.value, state: 'stale' });
      if (found) return { value: found.value, state: 'fresh' };
      const returnLease = await takeLease(request.key);
      if (returnLease !== null) return load(request, returnLease);
      await backoff.wait(POLL_MS);
    }
    return load(request, async () => {});
  }

  return {
    async readThrough<Value extends NonNullable<unknown>>(request: CacheRead<Value>) {
      const id = idOf(request.key);
      const running = underWay.get(id);
      if (running !== undefined) {
        const { value, state } = await running;
        const checked = request.parse(value);
        if (checked !== null) return { value: checked, state };
      }
      const loading = obtain(request).finally(() => {
        if (underWay.get(id) === loading) underWay.delete(id);
      });
      underWay.set(id, loading);
      return loading;
    },
    read: (key) => attempt(() => store.read(key), null),
    write: (key, value, lifetime) => write(key, value, lifetime, clock.now()),
    async expire(key) {
      // A caller from now on does not get the result of an earlier load.
      underWay.delete(idOf(key));
      await attempt(() => store.expire(key, clock.now()), undefined);
    },
  };
}

function idOf({ pk, sk }: CacheKey): string {
  return `${pk} ${sk}`;
}

function asFault(error: unknown): Fault {
  if (isFault(error)) return error;
  const say = 'Refreshing an entry of the cache failed; see the cause.';
  return new Fault({ code: 'cache-refresh-failed', kind: 'bug', say, cause: error });
}
