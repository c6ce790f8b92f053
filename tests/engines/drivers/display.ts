import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcessGroup } from './end-process.ts';

export interface Display {
  /** As programs want it in `DISPLAY`. */
  name: string;
  kill: () => void;
}

const START_TIMEOUT_MS = 10_000;

/** Starts a display without a screen, of which one window sees nothing but itself. It chooses a free number. */
export async function startDisplay(program: string, width: number, height: number): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true });
  const kill = () => endProcessGroup(child.pid);
  try {
    const answer = child.stdio[3];
    if (!answer) throw new Error('The display has no pipe for its number.');
    const [number] = await once(answer, 'data', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
    return { name: `:${String(number).trim()}`, kill };
  } catch (error) {
    kill();
    throw new Error(`${program} did not start.`, { cause: error });
  }
}
