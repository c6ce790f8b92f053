import { setTimeout as delay } from 'node:timers/promises';
import { Fault } from '../../packages/core/src/fault.ts';

/** Waits until the address responds with status 200. Rejects with a `Fault` after `timeoutMs`. */
export async function waitUntilReady(url: string, timeoutMs: number): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  let last = 'nothing listens there';
  while (Date.now() < giveUpAt) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      if (response.status === 200) return;
      last = `its status is ${response.status}`;
    } catch {
      last = 'nothing listens there';
    }
    await delay(100);
  }
  const say = `${url} did not answer within ${timeoutMs / 1000} s: ${last}.`;
  throw new Fault({ code: 'server-silent', kind: 'bug', say });
}
