import { describe, expect, it } from 'vitest';
import { shareOfTiers, standingOf } from './tiers.ts';

describe('tiers', () => {
  it.each([
    [0, 'dusk', 'twilight', 500, 0],
    [250, 'dusk', 'twilight', 250, 0.5],
    [499, 'dusk', 'twilight', 1, 0.998],
    [500, 'twilight', 'nocturne', 1000, 0],
    [1240, 'twilight', 'nocturne', 260, 0.74],
    [1499, 'twilight', 'nocturne', 1, 0.999],
    [-20, 'dusk', 'twilight', 500, 0],
    [Number.NaN, 'dusk', 'twilight', 500, 0],
  ])('%d points: %s, then %s after %d more, at %d of the way', (points, tier, next, missing, progress) => {
    expect(standingOf(points)).toEqual({ tier, next: { tier: next, missingPoints: missing }, progress });
  });

  it.each([1500, 90_000])('%d points: the highest', (points) => {
    expect(standingOf(points)).toEqual({ tier: 'nocturne', next: null, progress: 1 });
  });

  it.each([
    [0, 0],
    [385, 0.77 / 3],
    [500, 1 / 3],
    [1000, 1.5 / 3],
    [1499, 1.999 / 3],
    [1500, 1],
  ])('%d points stand at %d of a line with a mark at each third', (points, share) => {
    expect(shareOfTiers(standingOf(points))).toBeCloseTo(share, 10);
  });
});
