import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const child = join(import.meta.dirname, 'synthesise-once.ts');

/** All stacks of a stage, with their functions bundled, in fresh processes: what a deployment waits for before AWS. */
export async function measureSynthesis(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now();
    // SST looks for an account otherwise.
    const env = { ...process.env, NODE_ENV: 'test' as const };
    const running = fork(child, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [code] = await once(running, 'exit');
    if (code !== 0) throw new Error(`The synthesis ended with ${code}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}
