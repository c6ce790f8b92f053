import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inIdleTurn } from './in-idle-turn.ts';

beforeEach(() => vi.stubGlobal('document', { readyState: 'complete' }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work in idle periods', () => {
  it('runs once per period and in order, also when one throws', () => {
    const periods: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => periods.push(run));
    const done: string[] = [];
    inIdleTurn(() => done.push('first'));
    inIdleTurn(() => {
      throw new Error('broken');
    });
    inIdleTurn(() => done.push('third'));
    expect(periods).toHaveLength(1);
    periods[0]?.();
    expect([done, periods.length]).toEqual([['first'], 2]);
    expect(() => periods[1]?.()).toThrow('broken');
    periods[2]?.();
    expect([done, periods.length]).toEqual([['first', 'third'], 3]);
  });

  it('waits until the page has loaded', () => {
    let load = () => {};
    vi.stubGlobal('document', { readyState: 'interactive' });
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
      load = listener;
    });
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    let isDone = false;
    inIdleTurn(() => {
      isDone = true;
    });
    expect(isDone).toBe(false);
    load();
    expect(isDone).toBe(true);
  });

  it('is spread by timers where the browser has no idle periods', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const done: number[] = [];
    for (const at of [0, 1, 2]) inIdleTurn(() => done.push(at));
    vi.advanceTimersByTime(50);
    expect(done).toEqual([0]);
    vi.advanceTimersByTime(100);
    expect(done).toEqual([0, 1, 2]);
  });
});
