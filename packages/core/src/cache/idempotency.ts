import type { Clock } from '../clock.ts';
import { Fault, isFault } from '../fault.ts';
import type { Patience } from '../providers/retry.ts';
import { cacheKeys } from './keys.ts';
import type { CacheKey, CacheStore } from './store.ts';

export interface Idempotency {
  /**
   * Does a thing once for a key: whoever repeats the request within a day gets the first answer, as JSON keeps
   * it. A failed attempt may be made again. Rejects as `make` and the store do (nothing is done without a
   * table, because it could be done twice), or with a `Fault`: `idempotency-key-reused` (input) when the
   * fingerprint differs, `idempotency-under-way` (refused) when the first request takes too long.
   */
  once<Value>(key: string, fingerprint: string, make: () => Promise<Value>): Promise<Value>;
  /**
   * As `once`, for what the other side would do twice if it were asked twice. A failed `perform` that may have
   * been heard is never made again under this key: whoever repeats the request gets what `find` brings, and
   * until it brings something a `Fault` (refused, `idempotency-under-way`).
   */
  onceOrFind<Value, Before>(key: string, fingerprint: string, deed: Deed<Value, Before>): Promise<Value>;
}

export interface Deed<Value, Before> {
  /** What must be known to recognise the outcome, as JSON; when it rejects, nothing was done. */
  prepare: () => Promise<Before>;
  /** Faults of other kinds than `outside` and `bug` say that nothing was done. */
  perform: (before: Before) => Promise<Value>;
  /** The outcome of an attempt whose answer was lost; null while there is none. */
  find: (before: Before) => Promise<Value | null>;
}

interface Mark {
  fingerprint: string;
  attempt: string;
}

interface Begun<Before> extends Mark {
  begun: {
    before: Before;
    /** In milliseconds since the epoch: from then on nobody is performing it any more. */
    overAt: number;
  };
}

/** What stands under a key: who asked, what was begun, and once there is one, the answer. */
interface Kept<Value, Before> extends Mark {
  begun?: Begun<Before>['begun'];
  answer?: { value: Value };
}

type Entrance<Value, Before> =
  | { state: 'mine'; mark: Mark }
  | { state: 'answered'; value: Value }
  | { state: 'lost'; begun: Begun<Before> };

const KEPT_S = 24 * 3_600;
const LEASE_S = 60;
const POLL_MS = 200;
const LONGEST_WAIT_MS = 8_000;

export function createIdempotency(store: CacheStore, clock: Clock, patience: Patience): Idempotency {
  const entry = (value: unknown, keptS: number) => {
    const expiresAt = Math.ceil(clock.now() / 1_000 + keptS);
    return { value, staleAt: expiresAt, expiresAt };
  };

  /** The right to do it, or what another attempt left. */
  async function enter<Value, Before>(key: CacheKey, fingerprint: string): Promise<Entrance<Value, Before>> {
    const mark = { fingerprint, attempt: crypto.randomUUID() };
    for (let waitedMs = 0; waitedMs <= LONGEST_WAIT_MS; waitedMs += POLL_MS) {
      if (await store.claim(key, entry(mark, LEASE_S))) return { state: 'mine', mark };
      // Nothing but this file writes under this key, and a key belongs to one kind of answer.
      const kept = (await store.read(key))?.value as Kept<Value, Before> | undefined;
      if (kept !== undefined && kept.fingerprint !== fingerprint) throw reused();
      if (kept?.answer !== undefined) return { state: 'answered', value: kept.answer.value };
      if (kept?.begun !== undefined && kept.begun.overAt <= clock.now()) {
        return { state: 'lost', begun: { ...kept, begun: kept.begun } };
      }
      await patience.wait(POLL_MS);
    }
    throw underWay('The first request with this Idempotency-Key is still under way: ask again in a moment.');
  }

  async function attempt<Value>(key: CacheKey, mark: Mark, make: () => Promise<Value>): Promise<Value> {
    return make().catch(async (error: unknown) => {
      await store.remove(key, mark);
      throw error;
    });
  }

  async function keep<Value>(key: CacheKey, mark: Mark, value: Value): Promise<Value> {
    await store.write(key, entry({ ...mark, answer: { value } }, KEPT_S));
    return value;
  }

  async function perform<Value, Before>(
    key: CacheKey,
    begun: Begun<Before>,
    deed: Deed<Value, Before>,
  ): Promise<Value> {
    const { before } = begun.begun;
    try {
      return await deed.perform(before);
    } catch (error) {
      if (saysNothingWasDone(error)) {
        await store.remove(key, begun);
        throw error;
      }
      await store.write(key, entry({ ...begun, begun: { before, overAt: 0 } }, KEPT_S));
      const found = await deed.find(before).catch(() => null);
      if (found === null) throw error;
      return found;
    }
  }

  return {
    async once<Value>(name: string, fingerprint: string, make: () => Promise<Value>): Promise<Value> {
      const key = cacheKeys.idempotency(name);
      const entrance = await enter<Value, never>(key, fingerprint);
      if (entrance.state === 'answered') return entrance.value;
      if (entrance.state === 'lost') throw reused();
      return keep(key, entrance.mark, await attempt(key, entrance.mark, make));
    },

    async onceOrFind<Value, Before>(
      name: string,
      fingerprint: string,
      deed: Deed<Value, Before>,
    ): Promise<Value> {
      const key = cacheKeys.idempotency(name);
      const entrance = await enter<Value, Before>(key, fingerprint);
      if (entrance.state === 'answered') return entrance.value;
      if (entrance.state === 'lost') {
        const found = await deed.find(entrance.begun.begun.before);
        if (found !== null) return keep(key, entrance.begun, found);
        throw underWay(
          'What became of the first request with this Idempotency-Key is not known yet: ask later.',
        );
      }
      const { mark } = entrance;
      // Kept before anything is done, so that a process that dies leaves more than a mark that runs out.
      const begun = await attempt(key, mark, async () => {
        const before = await deed.prepare();
        const written = { ...mark, begun: { before, overAt: clock.now() + LEASE_S * 1_000 } };
        await store.write(key, entry(written, KEPT_S));
        return written;
      });
      return keep(key, mark, await perform(key, begun, deed));
    },
  };
}

function saysNothingWasDone(error: unknown): boolean {
  return isFault(error) && error.kind !== 'outside' && error.kind !== 'bug';
}

function reused(): Fault {
  const say = 'This Idempotency-Key was used for another request: make a new one for each new request.';
  return new Fault({ code: 'idempotency-key-reused', kind: 'input', say });
}

function underWay(say: string): Fault {
  return new Fault({ code: 'idempotency-under-way', kind: 'refused', say });
}
