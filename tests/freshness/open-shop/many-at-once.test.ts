import { afterAll, beforeAll, expect, it } from 'vitest';
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

const EDITS = 500;

const run = Date.now().toString(36);

let handles: string[];

beforeAll(async () => {
  handles = await productHandles();
  await edit({ do: 'lag', milliseconds: LAG_MS });
}, 60_000);
afterAll(() => edit({ do: 'lag', milliseconds: 0 }));

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
