import { describe, expect, it } from 'vitest';
import { cartRefreshDelayMs } from './cart-refresh.ts';

const nowMs = Date.parse('2026-12-01T10:00:00Z');
const delayWhen = (parts: Partial<Parameters<typeof cartRefreshDelayMs>[0]>) =>
  cartRefreshDelayMs({
    isVisible: true,
    isFetching: false,
    isChangedElsewhere: true,
    fetchedAtMs: nowMs - 10_000,
    nowMs,
    ...parts,
  });

describe('a tab fetches its cart', () => {
  it.each([
    ['at once when another tab has changed it', {}, 50],
    ['3 s after it last did, however often another tab changes it', { fetchedAtMs: nowMs - 1_000 }, 2_000],
    ['when it last did a minute ago', { isChangedElsewhere: false, fetchedAtMs: nowMs - 60_000 }, 50],
    ['when it never did', { isChangedElsewhere: false, fetchedAtMs: Number.NEGATIVE_INFINITY }, 50],
    ['when the clock was set back', { isChangedElsewhere: false, fetchedAtMs: nowMs + 1 }, 50],
  ])('%s', (_, parts, delayMs) => {
    expect(delayWhen(parts)).toBe(delayMs);
  });

  it.each([
    ['while it is hidden', { isVisible: false }],
    ['while it fetches already', { isFetching: true }],
    ['while nobody has changed it', { isChangedElsewhere: false }],
    [
      'while nobody has changed it and it is younger than a minute',
      { isChangedElsewhere: false, fetchedAtMs: nowMs - 59_999 },
    ],
  ])('not %s', (_, parts) => {
    expect(delayWhen(parts)).toBeNull();
  });
});
