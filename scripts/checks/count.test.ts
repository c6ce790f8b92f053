import { describe, expect, it, vi } from 'vitest';
import { countExit, countReport, sum, withFlaky } from './count.ts';
import { failedJourneys, failedTests, flakyJourneys, strayFailures, untestedBranches } from './failures.ts';
import { runStages, summarise } from './run-stages.ts';

describe('the counts of test runners', () => {
  it('are added up', () => {
    expect(sum([countExit(0), countExit(1), countReport(1, 10, 2)])).toMatchObject({ passed: 11, failed: 3 });
  });

  it.each([
    ['a runner that failed without a failed test', 1, 10, 0, { passed: 10, failed: 1 }],
    ['a runner that wrote no report', 0, undefined, undefined, { passed: 0, failed: 1 }],
    ['a runner that found no test', 0, 0, 0, { passed: 0, failed: 1 }],
  ])('takes %s for a failure', (_, code, passed, failed, count) => {
    expect(countReport(code, passed, failed)).toMatchObject(count);
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

describe('the summary of npm test', () => {
  it('names each failed test with its file and the first line of its error', () => {
    const failures = failedTests(
      {
        testResults: [
          {
            name: '/shop/packages/core/src/a.test.ts',
            assertionResults: [
              { status: 'passed', fullName: 'a price is right' },
              {
                status: 'failed',
                fullName: 'a price is round',
                failureMessages: ['expected 1 to be 2\n  at a.ts'],
              },
            ],
          },
        ],
      },
      '/shop',
    );
    expect(failures).toEqual(['packages/core/src/a.test.ts › a price is round › expected 1 to be 2']);
    const summary = summarise([{ name: 'unit', seconds: 1, passed: 1, failed: 1, failures }]);
    expect(summary).toContain('FAIL packages/core/src/a.test.ts › a price is round › expected 1 to be 2');
    expect(summary.endsWith('\n1 passed, 1 failed')).toBe(true);
  });

  const journey = (projectName: string, status: string, message?: string) => ({
    projectName,
    status,
    results: [message === undefined ? {} : { error: { message } }, {}],
  });
  const report = {
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'a bag',
                file: 'bag.spec.ts',
                tests: [
                  journey('desktop', 'expected'),
                  journey('phone', 'unexpected', '\u001b[31mToo late\u001b[39m\n'),
                ],
              },
              { title: 'a page', file: 'page.spec.ts', tests: [journey('phone', 'flaky', 'Not yet')] },
            ],
          },
        ],
      },
    ],
  };

  it('names each failed journey with its width', () => {
    expect(failedJourneys(report)).toEqual(['phone bag.spec.ts › a bag › Too late']);
  });

  it('names a journey that passed when it was carried out once more', () => {
    expect(flakyJourneys(report)).toEqual(['phone page.spec.ts › a page › Not yet']);
    const count = withFlaky({ passed: 2, failed: 0 }, flakyJourneys(report));
    const summary = summarise([{ name: 'browser journeys', seconds: 1, ...count }]);
    expect(summary).toContain('FLAKY phone page.spec.ts › a page › Not yet');
    expect(summary.endsWith('\n3 passed, 0 failed')).toBe(true);
  });

  it('fails where more than three journeys passed only when they were carried out once more', () => {
    const count = withFlaky({ passed: 2, failed: 0 }, ['a', 'b', 'c', 'd']);
    expect(count).toMatchObject({ passed: 2, failed: 4, failures: ['a', 'b', 'c', 'd'] });
  });

  it('names a rule with a branch that no test took', () => {
    const whole = { branches: { total: 4, covered: 4 } };
    const part = { branches: { total: 4, covered: 3 } };
    expect(untestedBranches({ total: part, '/shop/a.ts': whole, '/shop/b.ts': part }, '/shop/')).toEqual([
      'b.ts › coverage › 3 of 4 branches',
    ]);
  });

  it('names an error that was thrown outside of every test with its place', () => {
    const stack = 'Error: late\n    at /shop/node_modules/x.js:1:1\n    at tick (/shop/packages/a.ts:2:3)';
    expect(strayFailures({ errors: [{ message: 'late', stack }] }, '/shop')).toEqual([
      'outside of every test › at tick (packages/a.ts:2:3) › late',
    ]);
  });

  it('says so where a runner failed and named nothing', () => {
    expect(countReport(1, 10, 0).failures).toEqual(['no test, but exit code 1']);
  });

  it('has no names where a report has another shape', () => {
    expect(failedTests({}, '/shop')).toEqual([]);
    expect(failedJourneys({ suites: 1 })).toEqual([]);
    expect(untestedBranches([], '/shop')).toEqual([]);
    expect(strayFailures({}, '/shop')).toEqual([]);
  });
});
