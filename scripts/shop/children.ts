import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '../../packages/core/src/fault.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { root } from './root.ts';

/** How long to wait for a killed group: where no init process reaps zombies, they stay in the process table. */
const GROUP_ENDS_MS = 500;

export type ChildEnvironment = Environment & { readonly NODE_ENV: 'development' | 'production' };

export interface ChildOptions {
  /** Labels its output and its end. */
  name: string;
  /** Arguments to the project's Node. */
  args: readonly string[];
  env: ChildEnvironment;
  /** Below the project's folder. */
  folder?: string;
  /** Output lines not to print. */
  hides?: RegExp;
}

export interface Child {
  name: string;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** The processes of one shop. Each leads a process group, so that its own children end with it. */
export class Children {
  readonly #running = new Map<ChildProcess, Child>();
  readonly #say: (line: string) => void;
  readonly #crash = Promise.withResolvers<never>();
  readonly #timeoutMs: number;
  #isClosing = false;

  /** A child that has not ended `timeoutMs` after SIGTERM is killed. */
  constructor(say: (line: string) => void, timeoutMs = 5_000) {
    this.#say = say;
    this.#timeoutMs = timeoutMs;
    this.#crash.promise.catch(() => {});
  }

  /** Rejects with a `Fault` that names the first server that ended by itself. */
  get crashed(): Promise<never> {
    return this.#crash.promise;
  }

  /** Starts a server. Its end counts as a crash. */
  startServer(options: ChildOptions): void {
    const last: string[] = [];
    const child = this.#start(options, (line) => {
      last.push(line);
      if (last.length > 12) last.shift();
    });
    child.ended.then((code) => {
      if (this.#isClosing) return;
      const how = code === null ? 'was ended by a signal' : `ended with code ${code}`;
      const reason = last.length === 0 ? 'It said nothing.' : `It last said:\n${last.join('\n')}`;
      this.#crash.reject(
        new Fault({ code: 'child-ended', kind: 'bug', say: `${options.name} ${how}. ${reason}` }),
      );
    });
  }

  /** Runs a task to its end. Rejects with a `Fault` when it exits with another code than 0. */
  async runTask(options: ChildOptions): Promise<void> {
    const code = await Promise.race([this.#start(options, () => {}).ended, this.crashed]);
    if (code !== 0 && !this.#isClosing) {
      throw new Fault({
        code: 'task-failed',
        kind: 'bug',
        say: `${options.name} failed; its message is above.`,
      });
    }
  }

  /** Ends all processes, the youngest first, and waits until they are gone. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all(
      [...this.#running].toReversed().map(([process, child]) => end(process, child, this.#timeoutMs)),
    );
  }

  #start({ name, args, env, folder = '', hides }: ChildOptions, onLine: (line: string) => void): Child {
    const started = spawn(process.execPath, args, {
      cwd: join(root, folder),
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const output of [started.stdout, started.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        onLine(line);
        if (!hides?.test(line)) this.#say(`[${name}] ${line}`);
      });
    }
    const ended = once(started, 'close').then(([code]): number | null => code);
    const child = { name, ended };
    this.#running.set(started, child);
    ended.then(() => this.#running.delete(started));
    return child;
  }
}

async function end(started: ChildProcess, { ended }: Child, timeoutMs: number): Promise<void> {
  signalGroup(started, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(started, 'SIGKILL'), timeoutMs);
  await ended;
  clearTimeout(timer);
  // Its output streams close a moment before its ports.
  for (let waitedMs = 0; waitedMs < GROUP_ENDS_MS && signalGroup(started, 'SIGKILL'); waitedMs += 10)
    await wait(10);
}

/** Returns false when no process of the group is left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
