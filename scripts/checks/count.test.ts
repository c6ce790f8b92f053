import { describe, expect, it, vi } from 'vitest';
import { countExit, countReport, sum } from './count.ts';
import { runStages, summarise } from './run-stages.ts';

describe('the counts of test runners', () => {
  it('are added up', () => {
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
  it('continue after a stage that could not run, count it as a failure, and end with the total', async () => {
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
