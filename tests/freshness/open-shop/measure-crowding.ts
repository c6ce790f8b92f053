import { setTimeout as wait } from 'node:timers/promises';

const ROUNDS = 15;
const WORK_MS = 40;
const REST_MS = 80;

/**
 * How many times longer work takes on this machine than it would take alone, at least 1: limits in seconds assume a
 * machine that has nothing else to do.
 */
export async function measureCrowding(): Promise<number> {
  let elapsedMs = 0;
  let workedMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const worked = work();
    elapsedMs += performance.now() - startedAt;
    workedMs += worked;
    await wait(REST_MS);
  }
  return Math.max(1, elapsedMs / workedMs);
}

/** Works until this process has used `WORK_MS` of a processor. Returns how much it was, in milliseconds. */
function work(): number {
  const before = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(before);
    if (user + system >= WORK_MS * 1_000) return (user + system) / 1_000;
  }
}
