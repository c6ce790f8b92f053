import { expect, it } from 'vitest';
import { fixedClock, systemClock } from './clock.ts';

it('systemClock returns milliseconds since the epoch', () => {
  const before = Date.now();
  const now = systemClock.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});

it('fixedClock always returns the same time', () => {
  expect(fixedClock('2026-11-21T12:00:00Z').now()).toBe(1_795_262_400_000);
});
