import type { Clock } from '../clock.ts';
import { Fault } from '../fault.ts';
import type { Patience } from '../providers/retry.ts';
import { cacheKeys } from './keys.ts';
import type { CacheKey, CacheStore } from './store.ts';

export interface Idempotency {
  /**
   * Does a thing once for a key: whoever repeats the request within a day gets the first answer, as JSON keeps
   * it. A failed attempt may be made again. Rejects as `make` and the store do (nothing is done without a
   * table, because it could be done twice), or with a `Fault`: `idempotency-key-reused` (input) when the
   * fingerprint differs, `idempotency-under-way` (outside) when the first request takes too long.
   */
  once<Value>(key: string, fingerprint: string, make: () => Promise<Value>): Promise<Value>;
}

/** What stands under a key: who asked, and once there is one, the answer. */
interface Kept<Value> {
  fingerprint: string;
  answer?: { value: Value };
}

const KEPT_S = 24 * 3_600;
const LEASE_S = 60;
const POLL_MS = 200;
const LONGEST_WAIT_MS = 8_000;

export function createIdempotency(store: CacheStore, clock: Clock, patience: Patience): Idempotency {
  const entry = (value: unknown, keptS: number) => {
    const expiresAt = Math.ceil(clock.now() / 1_000 + keptS);
    return { value, staleAt: expiresAt, expiresAt };
  };

  async function perform<Value>(
    key: CacheKey,
    mark: Kept<Value>,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const value = await make().catch(async (error: unknown) => {
      await store.remove(key, mark);
      throw error;
    });
    await store.write(key, entry({ ...mark, answer: { value } }, KEPT_S));
    return value;
  }

  return {
    async once<Value>(name: string, fingerprint: string, make: () => Promise<Value>): Promise<Value> {
      const key = cacheKeys.idempotency(name);
      const mark = { fingerprint, attempt: crypto.randomUUID() };
      for (let waitedMs = 0; waitedMs <= LONGEST_WAIT_MS; waitedMs += POLL_MS) {
        if (await store.claim(key, entry(mark, LEASE_S))) return perform<Value>(key, mark, make);
        // Nothing but `perform` writes under this key, and a key belongs to one kind of answer.
        const kept = (await store.read(key))?.value as Kept<Value> | undefined;
        if (kept !== undefined && kept.fingerprint !== fingerprint) throw reused();
        if (kept?.answer !== undefined) return kept.answer.value;
        await patience.wait(POLL_MS);
      }
      const say = 'The first request with this Idempotency-Key is still under way: ask again in a moment.';
      throw new Fault({ code: 'idempotency-under-way', kind: 'outside', say });
    },
  };
}

function reused(): Fault {
  const say = 'This Idempotency-Key was used for another request: make a new one for each new request.';
  return new Fault({ code: 'idempotency-key-reused', kind: 'input', say });
}
