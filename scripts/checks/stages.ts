import { join } from 'node:path';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { root } from '../shop/root.ts';
import { type Count, countExit, countReport, isRecord, readReport, removeReport } from './count.ts';
import { runProgram } from './run-program.ts';

const program = (path: string): string => join(root, 'node_modules', path);

/** Checks again what changed since the last time, and what depends on it. */
export async function checkTypes(): Promise<Count> {
  const known = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  const args = [program('typescript/bin/tsc'), '-p', '.', '--noEmit', ...known];
  return countExit(await runProgram(process.execPath, args));
}

export async function checkStyle(): Promise<Count> {
  const args = [program('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'];
  return countExit(await runProgram(process.execPath, args));
}

export interface TestOptions {
  env?: Environment;
  /** Fails too when a rule of the shop has a branch that no test takes. */
  isCovered?: boolean;
  /** Files run one after the other in few processes: three times as fast, but one may live on what another left. */
  areTogether?: boolean;
}

/** Runs projects of `vitest.config.ts`. */
export async function runTests(
  projects: readonly string[],
  { env = {}, isCovered = false, areTogether = false }: TestOptions = {},
): Promise<Count> {
  const report = `reports/${projects.join('-')}.json`;
  removeReport(report);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = [
    program('vitest/vitest.mjs'),
    'run',
    ...chosen,
    ...reporters,
    ...(isCovered ? ['--coverage'] : []),
    ...(areTogether ? ['--no-isolate'] : []),
  ];
  const code = await runProgram(process.execPath, args, { NODE_ENV: 'test', ...env });
  const { numPassedTests, numFailedTests } = readReport(report);
  return countReport(code, numPassedTests, numFailedTests);
}

/** Runs the browser journeys against a shop that is open at `env.SITE_URL`. */
export async function runJourneys(env: Environment): Promise<Count> {
  const report = 'reports/journeys.json';
  removeReport(report);
  const code = await runProgram(process.execPath, [program('playwright/cli.js'), 'test'], env);
  const { stats } = readReport(report);
  const { expected, unexpected } = isRecord(stats) ? stats : {};
  return countReport(code, expected, unexpected);
}
