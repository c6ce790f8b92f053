import { exampleStore } from '@storefront/core/cache/example-store';
import type { Versions } from '@storefront/core/cache/receipt';
import { Fault } from '@storefront/core/fault';
import type { Message } from './message.ts';
import { createPageRefresher } from './page-refresher.ts';

export const down = new Fault({ code: 'queue-refused', kind: 'outside', say: 'The queue is down.' });

export const changes = (count: number) => Array.from({ length: count }, () => 'product');

/** Pages are made at once; while `mood.isSlow`, until the test calls `end` or `fail`. */
export function openPages() {
  const clock = { ms: 1_000_000, now: () => clock.ms };
  const built: { path: string; versions: Versions; end: () => void; fail: () => void }[] = [];
  const queued: { message: Message; at: number }[] = [];
  const mood = { isSlow: false, isQueueDown: false, isBroken: false };
  const store = exampleStore(clock);
  const refresher = createPageRefresher({
    store,
    clock,
    queue: {
      send: async (message, delayS = 0) => {
        if (mood.isQueueDown) throw down;
        queued.push({ message, at: clock.ms + delayS * 1_000 });
      },
    },
    site: {
      refresh: (path, versions = {}) =>
        new Promise((end, reject) => {
          built.push({ path, versions: { ...versions }, end, fail: () => reject(down) });
          if (mood.isBroken) reject(down);
          if (!mood.isSlow) end();
        }),
    },
  });
  /** Moves the clock and delivers the messages that are due. */
  async function pass(seconds: number) {
    clock.ms += seconds * 1_000;
    for (const { message, at } of queued.splice(0)) {
      if (at > clock.ms) queued.push({ message, at });
      else if (message.about === 'page') await refresher.receive(message);
    }
  }
  return { refresher, store, built, queued, clock, mood, pass };
}
