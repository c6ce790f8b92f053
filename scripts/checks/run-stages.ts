import { isFault } from '../../packages/core/src/fault.ts';
import { type Count, sum } from './count.ts';

/** Where a stage prints: null for the output of this process, otherwise the parts are kept for later. */
export type Output = string[] | null;

export interface Stage {
  name: string;
  run: (output: Output) => Promise<Count>;
}

export interface StageResult extends Count {
  name: string;
  seconds: number;
}

/**
 * Runs stages one after the other, each under its heading; those of an inner list side by side, each printing when it is
 * done. A stage that throws counts as one failure.
 */
export async function runStages(stages: readonly (Stage | readonly Stage[])[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    if ('run' in stage) {
      printHeading(stage.name);
      results.push(await runStage(stage, null));
    } else results.push(...(await Promise.all(stage.map(runAside))));
  }
  return results;
}

async function runAside(stage: Stage): Promise<StageResult> {
  const output: string[] = [];
  const result = await runStage(stage, output);
  printHeading(stage.name);
  process.stdout.write(output.join(''));
  return result;
}

async function runStage({ name, run }: Stage, output: Output): Promise<StageResult> {
  const startedAt = Date.now();
  const count = await run(output).catch((error: unknown): Count => {
    print(output, `${isFault(error) ? error.say : describe(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  return { name, seconds: Math.round((Date.now() - startedAt) / 1000), ...count };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function printHeading(name: string): void {
  console.log(`\n=== ${name} ===`);
}

/** Prints a text to where the stage prints. */
export function print(output: Output, text: string): void {
  if (output === null) process.stdout.write(text);
  else output.push(text);
}

/** The table of all stages, the flaky and the failed tests by name, and the line that counts: `N passed, N failed`. */
export function summarise(results: readonly StageResult[]): string {
  const rows = results.map(
    ({ name, passed, failed, seconds }) =>
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(32)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(seconds).padStart(5)} s`,
  );
  const { passed, failed, failures = [], flaky = [] } = sum(results);
  const names = [
    ...flaky.map((one) => `FLAKY ${one}\n`),
    ...failures.map((failure) => `FAIL ${failure}\n`),
  ].join('');
  return `\n${rows.join('\n')}\n\n${names}${passed} passed, ${failed} failed`;
}
