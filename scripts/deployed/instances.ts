import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface InstancesOptions {
  count: number;
  /** The function's own address. */
  host: string;
  random?: () => number;
}

interface Instance {
  process: ChildProcess;
  port: number;
  busy: number;
  served: number;
  isLeaving: boolean;
}

export interface InstancesState {
  started: number;
  ended: number;
  /** How many requests each living instance has served. */
  served: number[];
}

/** An instance that is to end gets no new requests, and this long for those that it has. */
const LAST_REQUESTS_MS = 35_000;

/**
 * The instances of the site's function behind a round robin. As Lambda does it, an instance is frozen between requests,
 * and it ends at any moment between two of them, without being notified: whatever it has not finished is lost.
 */
export class Instances {
  readonly #living: Instance[] = [];
  readonly #options: InstancesOptions;
  #next = 0;
  #started = 0;
  #ended = 0;
  #isClosed = false;
  /** Between two ends; null while none ends. */
  #everyMs: number | null = null;

  constructor(options: InstancesOptions) {
    this.#options = options;
  }

  /** Resolves when the first ones are ready. Rejects when one ends before it is. */
  async open(): Promise<void> {
    await Promise.all(Array.from({ length: this.#options.count }, () => this.#start()));
  }

  state(): InstancesState {
    return {
      started: this.#started,
      ended: this.#ended,
      served: this.#living.map(({ served }) => served),
    };
  }

  /** Ends all of them at once. */
  close(): void {
    this.#isClosed = true;
    for (const { process } of this.#living) process.kill('SIGKILL');
  }

  /** Has the next instance respond. */
  pass(incoming: IncomingMessage, outgoing: ServerResponse, added: Record<string, string>): void {
    const instance = this.#choose();
    if (instance === null) return void outgoing.writeHead(503).end();
    const { port } = instance;
    instance.busy += 1;
    instance.process.kill('SIGCONT');
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      instance.busy -= 1;
      instance.served += 1;
      if (instance.busy === 0) instance.process.kill('SIGSTOP');
    };
    const headers = { ...ofMessage(incoming.headers), ...added };
    const { method, url: path } = incoming;
    // A connection for each request: a frozen process would end idle ones when it is needed again.
    const passed = request({ agent: false, host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.on('close', done);
      // Where nobody waits any more, the instance finishes what it has begun all the same.
      if (outgoing.destroyed) return void response.resume();
      outgoing.on('close', () => response.resume());
      outgoing.writeHead(response.statusCode ?? 502, ofMessage(response.headers));
      response.pipe(outgoing);
    });
    passed.on('error', () => {
      done();
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.on('close', () => {
      if (!incoming.complete) passed.destroy();
    });
    incoming.pipe(passed);
  }

  #choose(): Instance | null {
    const able = this.#living.filter(({ isLeaving }) => !isLeaving);
    this.#next += 1;
    return able[this.#next % able.length] ?? null;
  }

  async #start(): Promise<void> {
    const file = join(import.meta.dirname, 'serve-instance.ts');
    const started = fork(file, ['--host', this.#options.host], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = once(started, 'exit');
    const [ready] = await Promise.race([once(started, 'message'), ended.then(() => [null])]);
    const port = Number(Object(ready).port);
    if (!Number.isInteger(port)) throw new Error('An instance of the artefact ended before it was ready.');
    const instance = { process: started, port, busy: 0, served: 0, isLeaving: false };
    this.#living.push(instance);
    this.#started += 1;
    started.kill('SIGSTOP');
    ended.then(() => {
      this.#living.splice(this.#living.indexOf(instance), 1);
      if (instance.isLeaving || this.#isClosed) return;
      console.error('An instance of the artefact ended by itself; another is started.');
      void this.#start();
    });
  }

  /** From now on instances end at random, and others start. On average one lives for `livesMs`. */
  endAtRandom(livesMs: number): void {
    const isRunning = this.#everyMs !== null;
    this.#everyMs = livesMs / this.#options.count;
    if (!isRunning) void this.#endOneByOne();
  }

  /** One after the other, after times that nobody can foresee. */
  async #endOneByOne(): Promise<void> {
    const { random = Math.random } = this.#options;
    for (;;) {
      const everyMs = this.#everyMs ?? 0;
      await wait(everyMs * (0.5 + random()));
      const instance = this.#living[Math.floor(random() * this.#living.length)];
      if (instance === undefined) continue;
      // Before or after the other has started: sometimes there is one fewer, sometimes one more.
      const isBefore = random() < 0.5;
      if (isBefore) await this.#start();
      await this.#end(instance);
      if (!isBefore) await this.#start();
    }
  }

  async #end(instance: Instance): Promise<void> {
    instance.isLeaving = true;
    for (let waitedMs = 0; instance.busy > 0 && waitedMs < LAST_REQUESTS_MS; waitedMs += 10) await wait(10);
    const exited = once(instance.process, 'exit');
    instance.process.kill('SIGKILL');
    await exited;
    this.#ended += 1;
  }
}

/** Without those of one connection. */
function ofMessage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...others } = headers;
  return others;
}
