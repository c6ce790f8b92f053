import { describe, expect, it } from 'vitest';
import { type Load, simulateVisits } from './simulate-visits.ts';

const load: Load = {
  pages: 1_000,
  perSecond: 100,
  visits: 100_000,
  caches: 1,
  freshS: 30,
  staleS: 86_400,
  rebuiltAfterS: 60,
};

describe('simulated visits', () => {
  it('are all counted, each in one way', () => {
    const { hits, staleHits, misses } = simulateVisits(load);
    expect(hits + staleHits + misses).toBeCloseTo(1, 10);
  });

  it('are misses once for each page and cache, where nothing expires', () => {
    const endless = { ...load, pages: 10, freshS: 1e9, caches: 3 };
    const { misses, rebuilds } = simulateVisits(endless);
    expect(misses * load.visits).toBeCloseTo(30, 6);
    expect(rebuilds * load.visits).toBeCloseTo(10, 6);
  });

  it('hit more often the fewer pages there are and the more visits come', () => {
    const small = simulateVisits(load).hits;
    expect(simulateVisits({ ...load, pages: 1_000_000 }).hits).toBeLessThan(small);
    expect(simulateVisits({ ...load, perSecond: 1_000 }).hits).toBeGreaterThan(small);
  });

  it('are the same each time', () => {
    expect(simulateVisits(load)).toEqual(simulateVisits(load));
  });
});
