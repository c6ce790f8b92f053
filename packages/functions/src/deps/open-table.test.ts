import { exampleStore } from '@storefront/core/cache/example-store';
import { withinBudget } from '@storefront/core/providers/deadline';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitTable } from './open-table.ts';

const key = { pk: 'response.1#settings', sk: 'value' };
const late = { code: 'cache-timeout' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table whose reads take `state.ms`. */
function open() {
  const clock = { now: () => Date.now() };
  const table = exampleStore(clock);
  const state = { ms: 0 };
  const read = vi.fn(async (at: typeof key) => {
    await new Promise((resolve) => setTimeout(resolve, state.ms));
    return table.read(at);
  });
  return { state, read, table: limitTable({ ...table, read }, clock) };
}

/** The outcomes of the calls, one after the other, in one request. */
async function inOneRequest(calls: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  const running = withinBudget(60_000, async () => {
    for (const call of calls) outcomes.push(await call().catch((error: unknown) => error));
  });
  await vi.runAllTimersAsync();
  await running;
  return outcomes;
}

describe('the table of a function', () => {
  it('may be waited for 300 ms by all calls of one request together', async () => {
    const { state, read, table } = open();
    state.ms = 180;
    const call = () => table.store.read(key);
    expect(await inOneRequest([call, call, call])).toMatchObject([null, late, late]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('may be waited for 300 ms by each request, and by each call outside of a request', async () => {
    const { state, table } = open();
    state.ms = 180;
    const call = () => table.store.read(key);
    for (let request = 0; request < 3; request += 1) expect(await inOneRequest([call])).toEqual([null]);
    for (let alone = 0; alone < 3; alone += 1) {
      const reading = call();
      await vi.runAllTimersAsync();
      expect(await reading).toBeNull();
    }
  });

  it('has a budget for each call that cannot be done without, also while others are not made', async () => {
    const { state, read, table } = open();
    state.ms = 1_000;
    const required = () => table.requiredStore.read(key);
    expect(await inOneRequest([() => table.store.read(key), required])).toMatchObject([late, late]);
    expect(read).toHaveBeenCalledTimes(2);
    state.ms = 250;
    expect(await inOneRequest([required, required])).toEqual([null, null]);
  });
});
