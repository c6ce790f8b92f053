import { existsSync, readFileSync } from 'node:fs';

// Runs in a process of its own: loads a bundled function as Lambda does, and calls it.

interface Task {
  bundle: string;
  /** Null for a bundle that is only loaded. */
  event: object | null;
  /** How often it is called again once it is warm. */
  warmRounds: number;
  mayFail?: boolean;
}

const [, , file = ''] = process.argv;
const { bundle, event, warmRounds, mayFail = false }: Task = JSON.parse(readFileSync(file, 'utf8'));
const startedMs = cpuMs();
const module: { handler?: (event: object, context: object) => Promise<{ statusCode?: number }> } =
  await import(bundle);
const loadedMs = cpuMs();
const context = { functionName: 'bench' };
const response = event === null ? null : await call(event);
const answeredMs = cpuMs();
const warmMs: number[] = [];
const warmCpuAt = cpuMs();
for (let round = 0; round < warmRounds; round += 1) {
  const askedAt = performance.now();
  await call({ ...event });
  warmMs.push(performance.now() - askedAt);
}
const measured = {
  importMs: loadedMs - startedMs,
  firstMs: answeredMs - loadedMs,
  status: response?.statusCode ?? null,
  warmMs,
  /** CPU time of one warm call, on average. */
  warmCpuMs: (cpuMs() - warmCpuAt) / Math.max(1, warmMs.length),
  /** The most memory that the process has had, in MB. */
  peakMb: peakMb(),
};
process.send?.(measured, () => process.exit());

/** A job whose outside is not there ends with an error, which takes as much as an answer. */
async function call(event: object): Promise<{ statusCode?: number } | null> {
  const called = module.handler?.(event, context);
  return mayFail ? ((await called?.catch(() => null)) ?? null) : ((await called) ?? null);
}

/** Of this process; `maxRSS` begins with what the parent had when it forked, so Linux is looked up. */
function peakMb(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const [, kib] = /VmHWM:\s*(\d+) kB/.exec(status) ?? [];
  return (Number(kib ?? process.resourceUsage().maxRSS) * 1_024) / 1e6;
}

/** CPU time of this process alone, without doubles and other programs. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
