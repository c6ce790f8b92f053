import { describe, expect, it } from 'vitest';
import { exampleStore } from './example-store.ts';
import { withOwnCounts } from './own-counts.ts';
import { createRateLimiter } from './rate-limiter.ts';

const down = new Error('The table is down.');
const key = { pk: 'rate-limit.1#login#ann', sk: '7' };

/** Two processes over one table that can be taken away. */
function open() {
  const clock = { ms: 1_200_000, now: () => clock.ms };
  const table = exampleStore(clock);
  const state = { isDown: false, reports: [] as unknown[] };
  const store = {
    ...table,
    count: async (...args: Parameters<typeof table.count>) => {
      if (state.isDown) throw down;
      return table.count(...args);
    },
    remove: async (...args: Parameters<typeof table.remove>) => {
      if (state.isDown) throw down;
      return table.remove(...args);
    },
  };
  const process = () => withOwnCounts(store, (error) => void state.reports.push(error));
  return { clock, state, table, one: process(), other: process() };
}

describe('counters without the table', () => {
  it('count in each process alone, and report each failure', async () => {
    const { state, one, other } = open();
    state.isDown = true;
    expect([await one.count(key, 9), await one.count(key, 9, 3), await other.count(key, 9)]).toEqual([
      1, 4, 1,
    ]);
    expect(state.reports).toEqual([down, down, down]);
  });

  it('go on from what the table counted for all processes, and return to it', async () => {
    const { state, one, other } = open();
    for (let attempt = 0; attempt < 4; attempt += 1) await other.count(key, 9);
    expect(await one.count(key, 9)).toBe(5);
    state.isDown = true;
    expect(await one.count(key, 9)).toBe(6);
    state.isDown = false;
    expect(await one.count(key, 9)).toBe(6);
    expect(state.reports).toHaveLength(1);
  });

  it('are forgotten when they are removed, also while the table fails', async () => {
    const { state, one } = open();
    await one.count(key, 9, 5);
    state.isDown = true;
    await expect(one.remove(key)).rejects.toBe(down);
    expect(await one.count(key, 9)).toBe(1);
  });

  it('are ten thousand at most: the one that was counted least recently is dropped', async () => {
    const { state, one } = open();
    state.isDown = true;
    const keyOf = (at: number) => ({ pk: `address-${at}`, sk: '7' });
    for (let at = 0; at < 10_000; at += 1) await one.count(keyOf(at), 9);
    expect(await one.count(keyOf(0), 9)).toBe(2);
    await one.count(keyOf(10_000), 9);
    expect(await one.count(keyOf(1), 9)).toBe(1);
    expect(await one.count(keyOf(0), 9)).toBe(3);
  });

  it('limit a visitor while the table is away, window by window', async () => {
    const { clock, state, one } = open();
    state.isDown = true;
    const rateLimiter = createRateLimiter(one, clock);
    const limit = { name: 'login', attempts: 2, withinS: 60 };
    const waits = [];
    for (let attempt = 0; attempt < 3; attempt += 1) waits.push(await rateLimiter.take('ann', limit));
    expect(waits).toEqual([null, null, 60]);
    expect(await rateLimiter.take('eve', limit)).toBeNull();
    clock.ms += 60_000;
    expect(await rateLimiter.take('ann', limit)).toBeNull();
  });

  it('leave every other operation to the table', async () => {
    const { one, table } = open();
    await one.write(key, { value: 'x', staleAt: 4e9, expiresAt: 4e9 });
    expect(await one.read(key)).toEqual(await table.read(key));
  });
});
