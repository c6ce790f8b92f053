import { expect, it } from 'vitest';
import { keepUntilChanged } from './keep-until-changed.ts';

/** Something that is read as often as it must be: the value is how often. */
function openReading() {
  const told = { now: 1_000, changedAt: 0, isDown: false };
  const failures: unknown[] = [];
  const gates: (() => void)[] = [];
  const state = { reads: 0, isSlow: false };
  const get = keepUntilChanged({
    async read() {
      state.reads += 1;
      const mine = state.reads;
      if (told.isDown) throw new Error('down');
      if (state.isSlow) await new Promise<void>((resolve) => gates.push(resolve));
      return mine;
    },
    changedAt: async () => told.changedAt,
    freshMs: 600,
    clock: { now: () => told.now },
    report: (error) => failures.push(error),
  });
  return { told, failures, gates, state, get };
}

it('one reading serves all until it is too old or what it shows has changed', async () => {
  const { told, get } = openReading();
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  told.now = 1_599;
  expect(await get()).toBe(1);
  told.changedAt = 1_500;
  expect(await get()).toBe(2);
  expect(await get()).toBe(2);
  told.now = 2_199;
  expect(await get()).toBe(3);
});

it('a reading that began before a change is not taken for one after it, however late it ends', async () => {
  const { told, gates, state, get } = openReading();
  state.isSlow = true;
  const before = get();
  await expect.poll(() => gates.length).toBe(1);
  told.changedAt = 1_100;
  told.now = 1_200;
  const after = get();
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.();
  expect(await after).toBe(2);
  gates[0]?.();
  expect(await before).toBe(1);
  expect(await get()).toBe(2);
});

it('while it cannot be read anew, the one before serves, and who asks first is told', async () => {
  const { told, failures, get } = openReading();
  told.isDown = true;
  await expect(get()).rejects.toThrow('down');
  told.isDown = false;
  expect(await get()).toBe(2);
  told.isDown = true;
  told.changedAt = 1_100;
  told.now = 1_200;
  expect(await get()).toBe(2);
  expect(failures).toHaveLength(1);
  told.isDown = false;
  expect(await get()).toBe(4);
});
