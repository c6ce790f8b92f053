import { describe, expect, it, vi } from 'vitest';
import { countExit, countReport, sum } from './count.ts';
import { runStages, summarise } from './run-stages.ts';

describe('counting what the runners say', () => {
  it('adds up what passed and what failed', () => {
    expect(sum([countExit(0), countExit(1), countReport(1, 10, 2)])).toEqual({ passed: 11, failed: 3 });
  });

  it.each([
    ['a runner that failed without a failed test', 1, 10, 0, { passed: 10, failed: 1 }],
    ['a runner that wrote no report', 0, undefined, undefined, { passed: 0, failed: 1 }],
    ['a runner that found no test', 0, 0, 0, { passed: 0, failed: 1 }],
  ])('takes %s for a failure', (_, code, passed, failed, count) => {
    expect(countReport(code, passed, failed)).toEqual(count);
  });
});

describe('the stages of npm test', () => {
  it('go on after a stage that could not run, which counts as a failure, and end with the line that counts', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const results = await runStages([
      { name: 'types', run: async () => ({ passed: 1, failed: 0 }) },
      { name: 'browser journeys', run: () => Promise.reject(new Error('no browser')) },
      { name: 'bytes', run: async () => ({ passed: 6, failed: 0 }) },
    ]);
    vi.restoreAllMocks();
    const summary = summarise(results);
    expect(summary).toMatch(/FAIL browser journeys/);
    expect(summary.endsWith('\n7 passed, 1 failed')).toBe(true);
  });
});
