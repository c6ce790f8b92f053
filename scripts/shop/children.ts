import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '../../packages/core/src/fault.ts';
import type { Environment } from '../../packages/core/src/providers/variable.ts';
import { DiskLines } from './disk-lines.ts';
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

interface Child {
  started: ChildProcess;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

export interface ChildrenOptions {
  /** A child that has not ended so long after SIGTERM is killed. */
  timeoutMs?: number;
  /** From a server's end to its next start; twice as long after each further end in a row. */
  restartAfterMs?: number;
  /** A server that has run for so long was well: its ends are counted anew. */
  wellAfterMs?: number;
  /** After so many ends in a row a server is given up. */
  mostEnds?: number;
}

/** The processes of one shop. Each leads a process group, so that its own children end with it. */
export class Children {
  readonly #running = new Set<Child>();
  readonly #say: (line: string) => void;
  readonly #crash = Promise.withResolvers<never>();
  readonly #options: Required<ChildrenOptions>;
  readonly #restarts = new Set<NodeJS.Timeout>();
  #isRestarting = false;
  #isClosing = false;

  constructor(say: (line: string) => void, options: ChildrenOptions = {}) {
    this.#say = say;
    this.#options = { timeoutMs: 5_000, restartAfterMs: 200, wellAfterMs: 10_000, mostEnds: 5, ...options };
    this.#crash.promise.catch(() => {});
  }

  /** Rejects with a `Fault` that names the first server that ended by itself and is not started again. */
  get crashed(): Promise<never> {
    return this.#crash.promise;
  }

  /** Starts a server. Its end counts as a crash until `restartServers` is called. */
  startServer(options: ChildOptions): void {
    this.#serve(options, 0);
  }

  /** From now on a server that ends by itself is started again, and is a crash only when it ends too often. */
  restartServers(): void {
    this.#isRestarting = true;
  }

  #serve(options: ChildOptions, endsBefore: number): void {
    const { wellAfterMs, mostEnds } = this.#options;
    const last: string[] = [];
    const startedAt = performance.now();
    const { started, ended } = this.#start(options, (line) => {
      last.push(line);
      if (last.length > 12) last.shift();
    });
    // What it started itself would hold its port and its output.
    started.once('exit', () => !this.#isClosing && signalGroup(started, 'SIGKILL'));
    ended.then((code) => {
      if (this.#isClosing) return;
      const how = `${options.name} ${code === null ? 'was ended by a signal' : `ended with code ${code}`}.`;
      const ends = performance.now() - startedAt < wellAfterMs ? endsBefore + 1 : 1;
      if (this.#isRestarting && ends < mostEnds) return this.#restart(options, ends, how);
      const reason = last.length === 0 ? 'It said nothing.' : `It last said:\n${last.join('\n')}`;
      const advice = `It ended ${ends} times in a row, so it is not started again. Mend what it says and run the command again.`;
      const say = `${how} ${reason}${this.#isRestarting ? `\n${advice}` : ''}`;
      this.#crash.reject(new Fault({ code: 'child-ended', kind: 'bug', say }));
    });
  }

  #restart(options: ChildOptions, ends: number, how: string): void {
    const afterMs = this.#options.restartAfterMs * 2 ** (ends - 1);
    this.#say(`${how} It is started again in ${afterMs / 1000} s.`);
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      this.#serve(options, ends);
    }, afterMs);
    this.#restarts.add(timer);
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
    for (const timer of this.#restarts) clearTimeout(timer);
    await Promise.all([...this.#running].toReversed().map((child) => end(child, this.#options.timeoutMs)));
  }

  #start({ name, args, env, folder = '', hides }: ChildOptions, onLine: (line: string) => void): Child {
    const started = spawn(process.execPath, args, {
      cwd: join(root, folder),
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const disk = new DiskLines();
    for (const output of [started.stdout, started.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        onLine(line);
        const shown = disk.read(line);
        if (shown !== null && !hides?.test(shown)) this.#say(`[${name}] ${shown}`);
      });
    }
    const ended = once(started, 'close').then(([code]): number | null => code);
    const child = { started, ended };
    this.#running.add(child);
    ended.then(() => this.#running.delete(child));
    return child;
  }
}

async function end({ started, ended }: Child, timeoutMs: number): Promise<void> {
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
