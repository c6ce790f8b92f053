import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWaitBudget } from './wait-budget.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const late = () => new Error('late');
const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, `after ${ms} ms`));
const hanging = () => new Promise<never>(() => {});

/** Milliseconds until the promise rejects; fails when it resolves. */
async function untilRejected(call: Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  const rejected = expect(call).rejects.toThrow('late');
  await vi.runAllTimersAsync();
  await rejected;
  return Date.now() - startedAt;
}

describe('a budget of waiting', () => {
  it('gives a call that responds in time its result or its error', async () => {
    const budget = createWaitBudget(300);
    const call = budget.wait(after(299), late);
    await vi.advanceTimersByTimeAsync(299);
    expect(await call).toBe('after 299 ms');
    const failure = new Error('refused');
    await expect(budget.wait(Promise.reject(failure), late)).rejects.toBe(failure);
  });

  it('rejects a call that hangs at the end of the budget, and is spent then', async () => {
    const budget = createWaitBudget(300);
    expect(await untilRejected(budget.wait(hanging(), late))).toBe(300);
    expect(budget.isSpent()).toBe(true);
  });

  it('is shared by calls one after the other', async () => {
    const budget = createWaitBudget(300);
    const first = budget.wait(after(210), late);
    await vi.advanceTimersByTimeAsync(210);
    await first;
    expect(await untilRejected(budget.wait(hanging(), late))).toBe(100);
  });

  it('counts concurrent calls once', async () => {
    const budget = createWaitBudget(300);
    const calls = [budget.wait(after(240), late), budget.wait(after(240), late)];
    await vi.advanceTimersByTimeAsync(240);
    await Promise.all(calls);
    expect(budget.isSpent()).toBe(false);
    const both = Promise.allSettled([budget.wait(hanging(), late), budget.wait(hanging(), late)]);
    await vi.advanceTimersByTimeAsync(100);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('costs nothing for calls that respond at once, however many there are', async () => {
    const budget = createWaitBudget(300);
    for (let call = 0; call < 50; call += 1) {
      const quick = budget.wait(after(49), late);
      await vi.advanceTimersByTimeAsync(49);
      await quick;
    }
    expect(await untilRejected(budget.wait(hanging(), late))).toBe(300);
  });

  it('does not count the time in which this process was frozen or too busy to read the response', async () => {
    const budget = createWaitBudget(300);
    const call = budget.wait(after(100), late);
    await vi.advanceTimersByTimeAsync(40);
    // All timers are due at once when the process goes on.
    vi.setSystemTime(Date.now() + 60_000);
    await vi.advanceTimersByTimeAsync(60);
    expect(await call).toBe('after 100 ms');
    expect(budget.isSpent()).toBe(false);
  });

  it('leaves no timer behind', async () => {
    const budget = createWaitBudget(300);
    await budget.wait(Promise.resolve(), late);
    await untilRejected(budget.wait(hanging(), late));
    expect(vi.getTimerCount()).toBe(0);
  });
});
