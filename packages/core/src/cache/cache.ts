import type { Clock } from '../clock.ts';
import { Fault, isFault } from '../fault.ts';
import type { Patience } from '../providers/retry.ts';
import type { CacheEntry, CacheKey, CacheStore } from './store.ts';

/** In seconds: how long an entry is fresh, and how long after that it may still be shown. */
export interface Lifetime {
  freshS: number;
  staleS: number;
}

export interface Reading<Value extends NonNullable<unknown>> {
  key: CacheKey;
  lifetime: Lifetime;
  /** Asks the source. */
  load: () => Promise<Value>;
  /** Checks what was kept; null when it is of no use. */
  parse: (kept: unknown) => Value | null;
}

export interface CacheAnswer<Value> {
  value: Value;
  /** `stale`: its source failed, is slow, or somebody else is asking it. */
  state: 'fresh' | 'stale' | 'loaded';
}

/** The cache that all functions share. A failing table is reported and never fails a reader. */
export interface Cache {
  /**
   * Stale while revalidate: fresh entries at once; of many who find a stale one, one asks the source and the
   * others take the stale one; of many who find none, one asks and the others wait for what it brings. Rejects
   * only as `load` does, and only when nothing is kept.
   */
  readThrough<Value extends NonNullable<unknown>>(reading: Reading<Value>): Promise<CacheAnswer<Value>>;
  /** Null when nothing is kept. */
  read(key: CacheKey): Promise<CacheEntry | null>;
  write(key: CacheKey, value: unknown, lifetime: Lifetime): Promise<void>;
  /** The next reader makes it anew; until then it may be shown. What is being loaded now is kept as old. */
  expire(key: CacheKey): Promise<void>;
}

export interface CacheOptions {
  store: CacheStore;
  clock: Clock;
  patience: Patience;
  report: (fault: Fault) => void;
}

/** How long one may hold the only right to ask the source. */
const LEASE_S = 15;
/** How long the one who refreshes a stale entry waits before taking it after all. */
const STALE_WAIT_MS = 1_500;
const POLL_MS = 100;
/** Entries become stale up to a tenth of their time early, so that they do not all do so at once. */
const JITTER = 0.1;

export function createCache({ store, clock, patience, report }: CacheOptions): Cache {
  const underWay = new Map<string, Promise<CacheAnswer<unknown>>>();
  const nowS = () => clock.now() / 1_000;

  /** What the table says, or `otherwise` when it fails. */
  async function attempt<Result>(ask: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      report(asFault(error));
      return otherwise;
    }
  }

  function keep(key: CacheKey, value: unknown, { freshS, staleS }: Lifetime, begunAt: number): Promise<void> {
    const now = nowS();
    const staleAt = Math.floor(now + freshS * (1 - JITTER * patience.random()));
    return attempt(
      () => store.write(key, { value, staleAt, expiresAt: Math.ceil(now + freshS + staleS) }, begunAt),
      undefined,
    );
  }

  async function find<Value extends NonNullable<unknown>>({ key, parse }: Reading<Value>) {
    const entry = await attempt(() => store.read(key), null);
    const value = entry && parse(entry.value);
    return entry === null || value === null ? null : { value, isStale: entry.staleAt <= nowS() };
  }

  /** The right to ask the source, as what gives it back; null while somebody else has it. */
  async function takeLease({ pk, sk }: CacheKey): Promise<(() => Promise<void>) | null> {
    const key = { pk, sk: `${sk}!lease` };
    const value = crypto.randomUUID();
    const expiresAt = Math.ceil(nowS() + LEASE_S);
    const isMine = await attempt(() => store.claim(key, { value, staleAt: expiresAt, expiresAt }), true);
    return isMine ? () => attempt(() => store.remove(key, value), undefined) : null;
  }

  async function load<Value extends NonNullable<unknown>>(
    { key, lifetime, load: ask }: Reading<Value>,
    giveBack: () => Promise<void>,
  ): Promise<CacheAnswer<Value>> {
    const begunAt = clock.now();
    try {
      const value = await ask();
      await keep(key, value, lifetime, begunAt);
      return { value, state: 'loaded' };
    } finally {
      await giveBack();
    }
  }

  async function refresh<Value extends NonNullable<unknown>>(
    reading: Reading<Value>,
    stale: CacheAnswer<Value>,
  ): Promise<CacheAnswer<Value>> {
    const giveBack = await takeLease(reading.key);
    if (giveBack === null) return stale;
    const late = patience.wait(STALE_WAIT_MS).then(() => stale);
    return Promise.race([attempt(() => load(reading, giveBack), stale), late]);
  }

  async function obtain<Value extends NonNullable<unknown>>(
    reading: Reading<Value>,
  ): Promise<CacheAnswer<Value>> {
    for (let waitedMs = 0; waitedMs < LEASE_S * 1_000; waitedMs += POLL_MS) {
      const found = await find(reading);
      if (found?.isStale) return refresh(reading, { value: found.value, state: 'stale' });
      if (found) return { value: found.value, state: 'fresh' };
      const giveBack = await takeLease(reading.key);
      if (giveBack !== null) return load(reading, giveBack);
      await patience.wait(POLL_MS);
    }
    return load(reading, async () => {});
  }

  return {
    async readThrough<Value extends NonNullable<unknown>>(reading: Reading<Value>) {
      const id = idOf(reading.key);
      const running = underWay.get(id);
      if (running !== undefined) {
        const { value, state } = await running;
        const checked = reading.parse(value);
        if (checked !== null) return { value: checked, state };
      }
      const asking = obtain(reading).finally(() => {
        if (underWay.get(id) === asking) underWay.delete(id);
      });
      underWay.set(id, asking);
      return asking;
    },
    read: (key) => attempt(() => store.read(key), null),
    write: (key, value, lifetime) => keep(key, value, lifetime, clock.now()),
    async expire(key) {
      // Whoever asks from now on is not served by what began before.
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
