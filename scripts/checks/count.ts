import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shop/root.ts';

export interface Count {
  passed: number;
  failed: number;
  /** The failed tests, one line each, where the runner names them. */
  failures?: readonly string[];
  /** The tests that passed when they were carried out once more, one line each. */
  flaky?: readonly string[];
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  };
}

/** The count of one check that passes or fails as a whole. */
export function countExit(code: number): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The count of a test runner. A runner that failed without a failed test (an unreadable file, no report, no test at
 * all) counts as one failure, so that a run that tested nothing is not green.
 */
export function countReport(
  code: number,
  passed: unknown,
  failed: unknown,
  failures: readonly string[] = [],
): Count {
  const counted = { passed: asNumber(passed), failed: asNumber(failed), failures };
  if (code !== 0 && counted.failed === 0)
    return {
      ...counted,
      failed: 1,
      failures: failures.length > 0 ? failures : [`no test, but exit code ${code}`],
    };
  if (counted.passed + counted.failed === 0) return { passed: 0, failed: 1 };
  return counted;
}

/** So many journeys of a run may fail once: a machine that does much else is late now and then. More are a failure. */
const FLAKY_ALLOWED = 3;

/** Adds journeys that passed when they were carried out once more: passed while they are few, otherwise failed. */
export function withFlaky(count: Count, flaky: readonly string[]): Count {
  if (flaky.length <= FLAKY_ALLOWED) return { ...count, passed: count.passed + flaky.length, flaky };
  return {
    ...count,
    failed: count.failed + flaky.length,
    failures: [...(count.failures ?? []), ...flaky],
  };
}

/** Reads a runner's JSON report. Returns an empty object when there is none. */
export function readReport(file: string): Record<string, unknown> {
  const path = join(root, file);
  if (!existsSync(path)) return {};
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return isRecord(report) ? report : {};
}

/** Removes the report of an earlier run, so that it is not read as this run's. */
export function removeReport(file: string): void {
  rmSync(join(root, file), { force: true });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
