import { describe, expect, it } from 'vitest';
import { WIDGET_GIVE_UP_MS, WIDGET_POLL_MS, widgetWait } from './widget-wait.ts';

describe('waiting for the reviews widget [const.timings.12] [error.12]', () => {
  it('checks every 25 ms for at most 10 s', () => {
    expect([WIDGET_POLL_MS, WIDGET_GIVE_UP_MS]).toEqual([25, 10_000]);
  });

  it.each([
    [0, true, 'ready'],
    [0, false, 'wait'],
    [9_975, false, 'wait'],
    [10_000, false, 'give-up'],
    [10_000, true, 'ready'],
    [Number.NaN, false, 'give-up'],
  ])('after %d ms, ready %s: %s', (elapsedMs, isReady, decision) => {
    expect(widgetWait(elapsedMs, isReady)).toBe(decision);
  });
});
