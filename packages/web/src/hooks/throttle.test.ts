import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

describe('throttling [const.timings.9]', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs at once, then at most once every 250 ms, the last call included', () => {
    let count = 0;
    const { run } = throttle(() => {
      count += 1;
    }, 250);
    run();
    expect(count).toBe(1);
    run();
    run();
    expect(count).toBe(1);
    vi.advanceTimersByTime(250);
    expect(count).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(count).toBe(2);
    run();
    expect(count).toBe(3);
  });

  it('does nothing more once stopped, and can begin again', () => {
    let count = 0;
    const { run, stop } = throttle(() => {
      count += 1;
    }, 250);
    run();
    run();
    stop();
    vi.advanceTimersByTime(1000);
    expect(count).toBe(1);
    run();
    expect(count).toBe(2);
  });
});
