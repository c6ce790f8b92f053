import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureCrowding } from './measure-crowding.ts';
import {
  edit,
  LAG_MS,
  pathOf,
  productHandles,
  publishTitle,
  queueAtRest,
  timesMade,
  visit,
} from './open-shop.ts';
import { type Outcome, percentile, type WatchedEdit, watchEdits } from './watch-edits.ts';

/** `[decisions: freshness]` 95 % of edits are served within this time, without a CDN. */
const PROMISED_MS = 5_000;
/** Slower than what the worker treats as a burst. */
const EVERY_MS = 850;
/** An edit of a product refreshes dozens of pages, for which a busy machine needs longer: intervals grow up to this. */
const MAX_INTERVAL_FACTOR = 3;
/** On a machine that is busier than this the measurement proves nothing, and the test fails. */
const MAX_CROWDING = 4;

const EDITS = 500;

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

it('a burst of 500 edits loses none and makes each page at most twice', async () => {
  const pieces = handles.slice(70, 110);
  const titleOf = (at: number) => `Burst ${run} ${at}.`;
  // Pages that show the pieces edited before are still made for those edits.
  await queueAtRest();
  const before = await timesMade();
  let next = 0;
  const editors = Array.from({ length: 5 }, async () => {
    for (let at = next++; at < EDITS; at = next++) {
      await publishTitle(pieces[at % pieces.length] ?? '', titleOf(at));
    }
  });
  await Promise.all(editors);
  // No visits meanwhile, because a visit of a stale page makes it too.
  expect(await queueAtRest()).toEqual({ dead: 0 });
  const made = [...(await timesMade())].map(([path, times]) => ({
    path,
    times: Math.round(times - (before.get(path) ?? 0)),
  }));
  const tooOften = made.filter(({ times }) => times > 2).map(({ path, times }) => `${path} ${times} times`);
  expect(tooOften.join(', ')).toBe('');
  const shown = await Promise.all(pieces.map(async (handle) => (await visit(pathOf(handle))).title));
  const last = pieces.map((_, place) => titleOf(EDITS - 1 - ((EDITS - 1 - place) % pieces.length)));
  expect(shown.map((title) => title.split(' — ')[0])).toEqual(last);
});
