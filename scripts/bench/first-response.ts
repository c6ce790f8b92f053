import { readFileSync } from 'node:fs';

// Runs in a process of its own: loads a bundled function as Lambda does, and calls it.

interface Task {
  bundle: string;
  /** Null for a bundle that is only loaded. */
  event: object | null;
  /** How often it is called again once it is warm. */
  warmRounds: number;
}

const [, , file = ''] = process.argv;
const { bundle, event, warmRounds }: Task = JSON.parse(readFileSync(file, 'utf8'));
const startedMs = cpuMs();
const module: { handler?: (event: object, context: object) => Promise<{ statusCode: number }> } =
  await import(bundle);
const loadedMs = cpuMs();
const context = { functionName: 'bench' };
const response = event === null ? null : await module.handler?.(event, context);
const answeredMs = cpuMs();
const warmMs: number[] = [];
const warmCpuAt = cpuMs();
for (let round = 0; round < warmRounds; round += 1) {
  const askedAt = performance.now();
  await module.handler?.({ ...event }, context);
  warmMs.push(performance.now() - askedAt);
}
const measured = {
  importMs: loadedMs - startedMs,
  firstMs: answeredMs - loadedMs,
  status: response?.statusCode ?? null,
  warmMs,
  /** CPU time of one warm call, on average. */
  warmCpuMs: (cpuMs() - warmCpuAt) / Math.max(1, warmMs.length),
};
process.send?.(measured, () => process.exit());

/** CPU time of this process alone, without doubles and other programs. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
