import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '../fault.ts';
import { createCircuit } from './circuit.ts';
import { exampleStore } from './example-store.ts';
import { limitStore, TABLE_BUDGET_MS } from './limit-store.ts';
import type { CacheStore } from './store.ts';
import { createWaitBudget } from './wait-budget.ts';

const key = { pk: 'page', sk: '/' };
const refused = new Fault({ code: 'cache-unavailable', kind: 'outside', say: 'It refuses.' });
const late = { code: 'cache-timeout', kind: 'outside' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Operation = [keyof CacheStore, (store: CacheStore) => Promise<unknown>];
const entry = { value: 'here', staleAt: 4e9, expiresAt: 4e9 };
const operations: Operation[] = [
  ['read', (store) => store.read(key)],
  ['write', (store) => store.write(key, entry, 7)],
  ['expire', (store) => store.expire(key, 7)],
  ['claim', (store) => store.claim(key, entry)],
  ['remove', (store) => store.remove(key, 'here')],
  ['count', (store) => store.count(key, 7, 2)],
  ['list', (store) => store.list(key.pk)],
];

/** A table that works, hangs or refuses, behind the limits of one request. */
function open({ isRequired = false } = {}) {
  const clock = { now: () => Date.now() };
  const table = exampleStore(clock);
  const state: { mode: 'works' | 'hangs' | 'refuses'; calls: string[] } = { mode: 'works', calls: [] };
  /** Ends the calls that hang. */
  const thaw: (() => void)[] = [];
  const called = <Args extends unknown[], Result>(
    name: string,
    call: (...args: Args) => Promise<Result>,
  ): ((...args: Args) => Promise<Result>) => {
    return async (...args) => {
      state.calls.push(`${name} ${JSON.stringify(args)}`);
      if (state.mode === 'refuses') throw refused;
      if (state.mode === 'hangs') await new Promise<void>((resolve) => thaw.push(resolve));
      return call(...args);
    };
  };
  const store: CacheStore = {
    read: called('read', table.read),
    write: called('write', table.write),
    expire: called('expire', table.expire),
    claim: called('claim', table.claim),
    remove: called('remove', table.remove),
    count: called('count', table.count),
    list: called('list', table.list),
  };
  const circuit = createCircuit(clock);
  const shared = createWaitBudget(TABLE_BUDGET_MS);
  const operations: string[] = [];
  const limited = limitStore(store, {
    circuit,
    isRequired,
    budgetOf: (operation) => {
      operations.push(operation);
      return isRequired ? createWaitBudget(TABLE_BUDGET_MS) : shared;
    },
  });
  return { limited, state, thaw, operations, store };
}

/** Milliseconds until the call is rejected as late. */
async function untilLate(call: Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  const rejected = expect(call).rejects.toMatchObject(late);
  await vi.runAllTimersAsync();
  await rejected;
  return Date.now() - startedAt;
}

describe('a table that works', () => {
  it.each(operations)('is called as it is: %s', async (name, call) => {
    const { limited, state, operations, store } = open();
    const own = await call(store);
    const [made] = state.calls.splice(0);
    expect(await call(open().store)).toEqual(own);
    await call(limited);
    expect(state.calls).toEqual([made]);
    expect(operations).toEqual([name]);
  });
});

describe('a table that hangs', () => {
  it.each(operations)('delays a request by 300 ms at most: %s', async (_, call) => {
    const { limited, state } = open();
    state.mode = 'hangs';
    expect(await untilLate(call(limited))).toBe(300);
  });

  it('is not called again by the same request, nor by others for two seconds', async () => {
    const { limited, state } = open();
    state.mode = 'hangs';
    await untilLate(limited.read(key));
    await expect(limited.read(key)).rejects.toMatchObject(late);
    await expect(limited.count(key, 7)).rejects.toMatchObject(late);
    expect(state.calls).toHaveLength(1);
  });

  it('is used again as soon as the late call succeeds', async () => {
    const { limited, state, thaw } = open({ isRequired: true });
    state.mode = 'hangs';
    await untilLate(limited.write(key, entry));
    state.mode = 'works';
    for (const end of thaw) end();
    await vi.advanceTimersByTimeAsync(0);
    expect((await limited.read(key))?.value).toBe('here');
  });

  it('leaves a late call that fails without a word', async () => {
    const { limited, state, thaw } = open();
    state.mode = 'hangs';
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    await untilLate(limited.claim(key, { ...entry, value: 'x'.repeat(400_001) }));
    for (const end of thaw) end();
    await vi.advanceTimersByTimeAsync(10);
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  it('is not called when slow calls have used the request’s budget, which says nothing about the next request', async () => {
    const budget = createWaitBudget(100);
    const table = exampleStore({ now: () => Date.now() });
    const circuit = createCircuit({ now: () => Date.now() });
    const slow = limitStore(
      {
        ...table,
        read: async (at) => {
          await new Promise((resolve) => setTimeout(resolve, 60));
          return table.read(at);
        },
      },
      { circuit, budgetOf: () => budget },
    );
    const first = slow.read(key);
    await vi.advanceTimersByTimeAsync(60);
    await first;
    await untilLate(slow.read(key));
    circuit.close();
    await expect(slow.read(key)).rejects.toMatchObject(late);
    expect(circuit.check()).toBeNull();
  });
});

describe('a table that refuses', () => {
  it('is not called again for two seconds, then by one caller, and by all once that one succeeded', async () => {
    const { limited, state } = open();
    state.mode = 'refuses';
    await expect(limited.read(key)).rejects.toBe(refused);
    await expect(limited.read(key)).rejects.toBe(refused);
    expect(state.calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2_000);
    state.mode = 'works';
    const [one, other] = await Promise.allSettled([limited.read(key), limited.read(key)]);
    expect([one.status, other.status]).toEqual(['fulfilled', 'rejected']);
    expect(await limited.read(key)).toBeNull();
  });

  it('is called by those who need it', async () => {
    const { limited, state } = open({ isRequired: true });
    state.mode = 'refuses';
    await expect(limited.claim(key, entry)).rejects.toBe(refused);
    state.mode = 'works';
    expect(await limited.claim(key, entry)).toBe(true);
  });
});

it('a value that is too large is no failure of the table', async () => {
  const { limited } = open();
  const large = { ...entry, value: 'x'.repeat(400_001) };
  await expect(limited.write(key, large)).rejects.toMatchObject({ code: 'cache-entry-too-large' });
  expect(await limited.read(key)).toBeNull();
});
