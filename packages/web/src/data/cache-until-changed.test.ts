import { expect, it } from 'vitest';
import { cacheUntilChanged } from './cache-until-changed.ts';

/** Each read returns its own number. */
function openSource() {
  const source = { now: 1_000, changedAt: 0, isDown: false };
  const failures: unknown[] = [];
  const gates: (() => void)[] = [];
  const state = { reads: 0, isSlow: false };
  const get = cacheUntilChanged({
    async read() {
      state.reads += 1;
      const own = state.reads;
      if (source.isDown) throw new Error('down');
      if (state.isSlow) await new Promise<void>((resolve) => gates.push(resolve));
      return own;
    },
    changedAt: async () => source.changedAt,
    freshMs: 600,
    clock: { now: () => source.now },
    report: (error) => failures.push(error),
  });
  return { source, failures, gates, state, get };
}

it('shares one read until it is too old or its source has changed', async () => {
  const { source, get } = openSource();
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  source.now = 1_599;
  expect(await get()).toBe(1);
  source.changedAt = 1_500;
  expect(await get()).toBe(2);
  expect(await get()).toBe(2);
  source.now = 2_199;
  expect(await get()).toBe(3);
});

it('does not return a read that started before a change to callers after it, however late it ends', async () => {
  const { source, gates, state, get } = openSource();
  state.isSlow = true;
  const before = get();
  await expect.poll(() => gates.length).toBe(1);
  source.changedAt = 1_100;
  source.now = 1_200;
  const after = get();
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.();
  expect(await after).toBe(2);
  gates[0]?.();
  expect(await before).toBe(1);
  expect(await get()).toBe(2);
});

it('returns the former result and reports the error while reading fails, and rejects when there is none', async () => {
  const { source, failures, get } = openSource();
  source.isDown = true;
  await expect(get()).rejects.toThrow('down');
  source.isDown = false;
  expect(await get()).toBe(2);
  source.isDown = true;
  source.changedAt = 1_100;
  source.now = 1_200;
  expect(await get()).toBe(2);
  expect(failures).toHaveLength(1);
  source.isDown = false;
  expect(await get()).toBe(4);
});
