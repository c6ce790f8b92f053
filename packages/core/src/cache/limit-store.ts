import { Fault, isFault } from '../fault.ts';
import type { Circuit } from './circuit.ts';
import type { CacheStore } from './store.ts';
import type { WaitBudget } from './wait-budget.ts';

/** How long a request may wait for the table in all. */
export const TABLE_BUDGET_MS = 300;

export interface StoreLimits {
  circuit: Circuit;
  /** What the next call may be waited for. */
  budgetOf: (operation: keyof CacheStore) => WaitBudget;
  /** Calls also while the circuit is open, for callers that can do nothing without the table. */
  isRequired?: boolean;
}

/**
 * The table for requests that somebody waits for. While it hangs or refuses, calls are rejected at once with the
 * failure that opened the circuit. A call that is late, `cache-timeout`, goes on unseen: when it succeeds after all,
 * the circuit closes.
 */
export function limitStore(
  store: CacheStore,
  { circuit, budgetOf, isRequired = false }: StoreLimits,
): CacheStore {
  async function limit<Result>(operation: keyof CacheStore, call: () => Promise<Result>): Promise<Result> {
    const failure = circuit.check();
    if (failure !== null && !isRequired) throw failure;
    const budget = budgetOf(operation);
    if (budget.isSpent()) throw lateFault();
    const calling = call();
    calling.then(circuit.close, () => {});
    try {
      return await budget.wait(calling, lateFault);
    } catch (error) {
      if (isFault(error) && error.kind === 'outside') circuit.open(error);
      throw error;
    }
  }

  return {
    read: (key) => limit('read', () => store.read(key)),
    write: (key, entry, begunAt) => limit('write', () => store.write(key, entry, begunAt)),
    expire: (key, at) => limit('expire', () => store.expire(key, at)),
    claim: (key, entry) => limit('claim', () => store.claim(key, entry)),
    remove: (key, onlyValue) => limit('remove', () => store.remove(key, onlyValue)),
    count: (key, expiresAt, many) => limit('count', () => store.count(key, expiresAt, many)),
    list: (pk) => limit('list', () => store.list(pk)),
  };
}

function lateFault(): Fault {
  const say = 'The cache’s table did not respond in time: check its region, its throttling and the network.';
  return new Fault({ code: 'cache-timeout', kind: 'outside', say });
}
