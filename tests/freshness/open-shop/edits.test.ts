import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureCrowding } from './measure-crowding.ts';
import { edit, LAG_MS, pathOf, productHandles, publishTitle } from './open-shop.ts';
import { type Outcome, percentile, type WatchedEdit, watchEdits } from './watch-edits.ts';

/** `[decisions: freshness]` 95 % of edits are served within this time, without a CDN. */
const PROMISED_MS = 5_000;
/** Slower than what the worker treats as a burst. */
const EVERY_MS = 850;
/** An edit of a product refreshes dozens of pages, for which a busy machine needs longer: intervals grow up to this. */
const MAX_INTERVAL_FACTOR = 3;
/** On a machine that is busier than this the measurement proves nothing, and the test fails. */
const MAX_CROWDING = 4;

const run = Date.now().toString(36);

let handles: string[];
/** How busy other processes keep the machine: 1 for not at all. */
let crowding: number;

beforeAll(async () => {
  handles = await productHandles();
  crowding = await measureCrowding();
  await edit({ do: 'lag', milliseconds: LAG_MS });
}, 60_000);
afterAll(() => edit({ do: 'lag', milliseconds: 0 }));

function report(what: string, outcomes: readonly Outcome[]): void {
  const times = [0.5, 0.95, 1].map((share) => percentile(outcomes, share)).join(', ');
  console.log(
    `${what}: ${outcomes.length} served; p50, p95, last ${times} ms; others on the machine: ${crowding.toFixed(1)}`,
  );
}

const textEdits = (): WatchedEdit[] =>
  handles.slice(0, 50).map((handle, at) => {
    const mark = `Text ${run} ${at}.`;
    return {
      path: pathOf(handle),
      isShown: ({ title }) => title.includes(mark),
      publish: () => publishTitle(handle, mark),
    };
  });

const productEdits = (): WatchedEdit[] =>
  handles.slice(50, 70).map((handle, at) => {
    const mark = `Piece ${run} ${at}.`;
    const change = { do: 'product', action: 'update', id: handle, title: mark };
    return {
      path: pathOf(handle),
      isShown: ({ heading }) => heading.includes(mark),
      publish: () => edit(change),
    };
  });

describe('edits that the platforms’ APIs show late', () => {
  it.each([
    ['texts', textEdits, () => EVERY_MS],
    ['products', productEdits, () => EVERY_MS * Math.min(MAX_INTERVAL_FACTOR, crowding)],
  ])(
    'of %s are served within seconds, and no visitor gets the old page after the new one',
    async (what, make, everyMs) => {
      const outcomes = await watchEdits(make(), everyMs());
      crowding = Math.max(crowding, await measureCrowding());
      report(`Edits of ${what}`, outcomes);
      expect(outcomes.flatMap(({ oldAfterNew }) => oldAfterNew)).toEqual([]);
      expect(outcomes.filter(({ servedAfterMs }) => servedAfterMs === Number.POSITIVE_INFINITY)).toEqual([]);
      const boundMs = PROMISED_MS * Math.min(MAX_CROWDING, crowding);
      const busy = `others made work take ${crowding.toFixed(1)} times as long; more than ${MAX_CROWDING} is not excused: try again on a machine that is less busy`;
      expect(percentile(outcomes, 0.95), busy).toBeLessThan(boundMs);
    },
  );
});
