import { loadScript, type ScriptToLoad } from './load-script.ts';
import { type Report, toFault } from './outside-fault.ts';

export interface ScriptPortOptions<Api> extends ScriptToLoad<Api> {
  report: Report;
  /** Runs before the script is added, to put on the page what the script expects there. */
  prepare?: () => void;
}

export interface ScriptPort<Api> {
  /** Loads the script, once. False when it failed, which was reported; the next call tries again. Never rejects. */
  load(): Promise<boolean>;
  isReady(): boolean;
  /**
   * Runs a task with the API: at once, or, in order, when the API is ready. Loads nothing. Errors of a task are
   * reported. At most 50 tasks wait, the newest ones.
   */
  use(task: (api: Api) => unknown): void;
}

const MOST_WAITING = 50;

/** One provider's script on a page, with a queue for tasks until it is ready. */
export function createScriptPort<Api>(options: ScriptPortOptions<Api>): ScriptPort<Api> {
  const { role, report, prepare } = options;
  const waiting: ((api: Api) => unknown)[] = [];
  let ready: { api: Api } | null = null;
  let loading: Promise<boolean> | null = null;

  async function run(task: (api: Api) => unknown, api: Api): Promise<void> {
    try {
      await task(api);
    } catch (cause) {
      report(toFault(role, cause));
    }
  }

  async function start(): Promise<boolean> {
    try {
      prepare?.();
      const api = await loadScript(options);
      ready = { api };
      for (const task of waiting.splice(0)) void run(task, api);
      return true;
    } catch (cause) {
      loading = null;
      report(toFault(role, cause));
      return false;
    }
  }

  return {
    load() {
      loading ??= start();
      return loading;
    },
    isReady: () => ready !== null,
    use(task) {
      if (ready) {
        void run(task, ready.api);
        return;
      }
      if (waiting.push(task) > MOST_WAITING) waiting.shift();
    },
  };
}
