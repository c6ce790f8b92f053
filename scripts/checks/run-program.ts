import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { root } from '../shop/root.ts';
import { type Output, print } from './run-stages.ts';

/** Runs a program in the project's folder. Resolves to its exit code, 1 when it cannot start. */
export async function runProgram(
  command: string,
  args: readonly string[],
  env: Environment = {},
  output: Output = null,
): Promise<number> {
  const stream = output === null ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env },
  });
  for (const from of [child.stdout, child.stderr]) {
    from?.setEncoding('utf8').on('data', (text: string) => print(output, text));
  }
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  try {
    const [code] = await once(child, 'close');
    return code ?? 1;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(output, `${command} could not be started: ${reason}\n`);
    return 1;
  } finally {
    process.off('SIGINT', forward).off('SIGTERM', forward);
  }
}
