import { isFault } from '../../packages/core/src/fault.ts';
import { type Count, sum } from './count.ts';

export interface Stage {
  name: string;
  run: () => Promise<Count>;
}

export interface StageResult extends Count {
  name: string;
  seconds: number;
}

/** Runs stages one after the other, each under its heading. A stage that throws counts as one failure. */
export async function runStages(stages: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const { name, run } of stages) {
    console.log(`\n=== ${name} ===`);
    const startedAt = Date.now();
    const count = await run().catch((error: unknown): Count => {
      console.error(isFault(error) ? error.say : error);
      return { passed: 0, failed: 1 };
    });
    results.push({ name, seconds: Math.round((Date.now() - startedAt) / 1000), ...count });
  }
  return results;
}

/** The table of all stages, and the line that counts: `N passed, N failed`. */
export function summarise(results: readonly StageResult[]): string {
  const rows = results.map(
    ({ name, passed, failed, seconds }) =>
      `${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(32)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(seconds).padStart(5)} s`,
  );
  const { passed, failed } = sum(results);
  return `\n${rows.join('\n')}\n\n${passed} passed, ${failed} failed`;
}
