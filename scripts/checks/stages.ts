import { join } from 'node:path';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { root } from '../shop/root.ts';
import {
  type Count,
  countExit,
  countReport,
  isRecord,
  readReport,
  removeReport,
  withFlaky,
} from './count.ts';
import { failedJourneys, failedTests, flakyJourneys, strayFailures, untestedBranches } from './failures.ts';
import { findHeadlessShell } from './find-chromium.ts';
import { runProgram } from './run-program.ts';
import type { Output } from './run-stages.ts';

const program = (path: string): string => join(root, 'node_modules', path);

const COVERAGE = 'reports/coverage/coverage-summary.json';

/** Type-checks incrementally. */
export async function checkTypes(output: Output = null): Promise<Count> {
  const known = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  const args = [program('typescript/bin/tsc'), '-p', '.', '--noEmit', ...known];
  return countExit(await runProgram(process.execPath, args, {}, output));
}

export async function checkStyle(output: Output = null): Promise<Count> {
  const args = [program('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'];
  return countExit(await runProgram(process.execPath, args, {}, output));
}

export interface TestOptions {
  env?: Environment;
  /** Also fails when a branch of a rule is not covered by a test. */
  isCovered?: boolean;
  /** Leaves out files that import nothing of what was changed since the last commit. */
  isOfChanges?: boolean;
  /** Files run one after the other, because they measure time. */
  isTimed?: boolean;
  /** Chooses files by a part of their path; the reports of runs side by side are named after it. */
  file?: string;
  output?: Output;
}

/** Runs projects of `vitest.config.ts`. */
export async function runTests(
  projects: readonly string[],
  {
    env = {},
    isCovered = false,
    isOfChanges = false,
    isTimed = false,
    file,
    output = null,
  }: TestOptions = {},
): Promise<Count> {
  const name = [...projects, ...(file === undefined ? [] : [file])].join('-');
  const report = `reports/${name}.json`;
  const stray = `reports/${name}-stray.json`;
  for (const one of [report, stray, ...(isCovered ? [COVERAGE] : [])]) removeReport(one);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/checks/stray-errors.ts',
  ];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [
    program('vitest/vitest.mjs'),
    'run',
    ...chosen,
    ...reporters,
    ...(isCovered ? ['--coverage'] : []),
    ...(isOfChanges ? ['--changed', '--passWithNoTests'] : []),
    ...(isTimed ? ['--no-file-parallelism'] : []),
    ...(file === undefined ? [] : [file]),
  ];
  const variables = { NODE_ENV: 'test', STRAY_ERRORS: join(root, stray), ...env };
  const code = await runProgram(process.execPath, args, variables, output);
  const written = readReport(report);
  const { numPassedTests, numFailedTests } = written;
  const failures = [
    ...failedTests(written, root),
    ...strayFailures(readReport(stray), root),
    ...(isCovered ? untestedBranches(readReport(COVERAGE), root) : []),
  ];
  if (isOfChanges && code === 0 && numPassedTests === 0) return { passed: 0, failed: 0 };
  return countReport(code, numPassedTests, numFailedTests, failures);
}

export interface JourneyOptions {
  /** Of Playwright; they choose among the journeys. */
  args?: readonly string[];
  /** Files that are left out, without their ending. */
  leftOut?: readonly string[];
  output?: Output;
}

/** Runs the browser journeys, one worker for each open shop. */
export async function runJourneys(
  shops: readonly Environment[],
  chromium: string,
  { args = [], leftOut = [], output = null }: JourneyOptions = {},
): Promise<Count> {
  const report = 'reports/journeys.json';
  removeReport(report);
  const shell = findHeadlessShell(process.env.PATH ?? '');
  const env = {
    CHROMIUM_PATH: chromium,
    CHROMIUM_SHELL_PATH: shell ?? chromium,
    SHOPS: JSON.stringify(shops),
    JOURNEYS_LEFT_OUT: leftOut.join(' '),
  };
  const runner = [program('playwright/cli.js'), 'test', ...args];
  const code = await runProgram(process.execPath, runner, env, output);
  const written = readReport(report);
  const { expected, unexpected } = isRecord(written.stats) ? written.stats : {};
  const count = countReport(code, expected, unexpected, failedJourneys(written));
  return withFlaky(count, flakyJourneys(written));
}
