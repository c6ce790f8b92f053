import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { root } from '../shop/root.ts';

/** Runs a program in the project's folder with our output streams. Resolves to its exit code, 1 when it cannot start. */
export async function runProgram(
  command: string,
  args: readonly string[],
  env: Environment = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  try {
    const [code] = await once(child, 'close');
    return code ?? 1;
  } catch (error) {
    console.error(`${command} could not be started: ${error instanceof Error ? error.message : error}`);
    return 1;
  } finally {
    process.off('SIGINT', forward).off('SIGTERM', forward);
  }
}
