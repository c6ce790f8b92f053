import { tags } from '@storefront/core/cache/page-tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureCrowding } from './measure-crowding.ts';
import {
  edit,
  loseWebhook,
  productHandles,
  publishTitle,
  queueAtRest,
  readMap,
  revalidate,
  timesMade,
  visit,
  visitUntil,
} from './open-shop.ts';
import { type Outcome, percentile, type WatchedEdit, watchEdits } from './watch-edits.ts';

/** `[decisions: freshness]` 95 % of edits are served within this time, without a CDN. */
const PROMISED_MS = 5_000;
/** How long after an edit the platforms' APIs show it. */
const LAG_MS = 2_000;
/** Slower than what the worker treats as a burst. */
const EVERY_MS = 850;
/** An edit of a product refreshes dozens of pages, for which a busy machine needs longer: intervals grow up to this. */
const MAX_INTERVAL_FACTOR = 3;
/** On a machine that is busier than this the measurement proves nothing, and the test fails. */
const MAX_CROWDING = 4;

const EDITS = 500;

const run = Date.now().toString(36);
const pathOf = (handle: string) => `/products/${handle}`;

let handles: string[];
/** How busy other processes keep the machine: 1 for not at all. */
let crowding: number;
/** Its webhook is lost first, so that its page can refresh by time until the end. */
let lost: string;
const lostTitle = `Lost ${run}`;

beforeAll(async () => {
  handles = await productHandles();
  lost = handles.pop() ?? '';
  await visit(pathOf(lost));
  await loseWebhook(() => publishTitle(lost, lostTitle));
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
    return { path: pathOf(handle), mark, publish: () => publishTitle(handle, mark) };
  });

const productEdits = (): WatchedEdit[] =>
  handles.slice(50, 70).map((handle, at) => {
    const mark = `Piece ${run} ${at}.`;
    const change = { do: 'product', action: 'update', id: handle, title: mark };
    return { path: pathOf(handle), mark, publish: () => edit(change) };
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
      expect(outcomes.filter(({ isOldAfterNew }) => isOldAfterNew)).toEqual([]);
      expect(outcomes.filter(({ servedAfterMs }) => servedAfterMs === Number.POSITIVE_INFINITY)).toEqual([]);
      const boundMs = PROMISED_MS * Math.min(MAX_CROWDING, crowding);
      const busy = `others made work take ${crowding.toFixed(1)} times as long; more than ${MAX_CROWDING} is not excused: try again on a machine that is less busy`;
      expect(percentile(outcomes, 0.95), busy).toBeLessThan(boundMs);
    },
  );
});

describe('an edit of a product', () => {
  it('is served by other pages that show it, with its version in their receipts', async () => {
    const home = await visit('/');
    const tag = Object.keys(home.receipt?.sources ?? {}).find((name) => name.startsWith('product:')) ?? '';
    const path = pathOf(tag.slice('product:'.length));
    const before = (await visit(path)).receipt?.sources[tag];
    await edit({ do: 'product', action: 'update', id: path.slice(pathOf('').length), title: `Seen ${run}` });
    const after = await visitUntil(path, ({ heading }) => heading.includes(`Seen ${run}`));
    const version = after.receipt?.sources[tag] ?? '';
    expect(Date.parse(version)).toBeGreaterThan(Date.parse(before ?? ''));
    expect(Date.parse(after.receipt?.builtAt ?? '')).toBeGreaterThan(Date.parse(version));
    await visitUntil('/', ({ receipt }) => receipt?.sources[tag] === version);
  });

  it('that unpublishes it makes its page a 404, and one that publishes it a 200', async () => {
    const handle = handles[111] ?? '';
    const change = { do: 'product', action: 'update', id: handle };
    await edit({ ...change, published: false });
    await visitUntil(pathOf(handle), ({ status }) => status === 404, 30_000);
    await edit({ ...change, published: true });
    await visitUntil(pathOf(handle), ({ status }) => status === 200, 30_000);
    await edit({ do: 'product', action: 'delete', id: handle });
    await visitUntil(pathOf(handle), ({ status }) => status === 404, 30_000);
    await edit({ do: 'product', action: 'create', handle, title: `Back ${run}` });
    await visitUntil(pathOf(handle), ({ heading }) => heading.includes(`Back ${run}`), 30_000);
  });
});

describe('a deletion', () => {
  it.each([
    ['product', '/products/', () => handles[112] ?? '', () => ({ title: `Back ${run}` })],
    [
      'collection',
      '/collections/',
      () => 'velvet-underfoot',
      () => ({ title: `Back ${run}`, handles: handles.slice(0, 4) }),
    ],
  ])(
    'of a %s, prebuilt and never named by a webhook, makes its page a 404 for its first visitor and removes it from the sitemap',
    async (thing, folder, choose, values) => {
      const handle = choose();
      const address = `${folder}${handle}<`;
      expect(await readMap()).toContain(address);
      await edit({ do: thing, action: 'delete', id: handle });
      try {
        // No visits meanwhile, because a visit of a stale page makes it too.
        expect(await queueAtRest()).toEqual({ dead: 0 });
        expect((await visit(`${folder}${handle}`)).status).toBe(404);
        expect(await readMap()).not.toContain(address);
      } finally {
        await edit({ do: thing, action: 'create', handle, ...values() });
      }
      await visitUntil(`${folder}${handle}`, ({ status }) => status === 200, 30_000);
      expect(await readMap()).toContain(address);
    },
  );
});

describe('operators', () => {
  it('refresh the pages of a tag and get the list of them', async () => {
    const tag = tags.product(handles[1] ?? '');
    const before = Date.parse((await visit(pathOf(handles[1] ?? ''))).receipt?.builtAt ?? '');
    const { status, body } = await revalidate({ tags: [tag], paths: ['/cart'] });
    expect(status).toBe(200);
    expect(body).toEqual({
      refreshed: expect.arrayContaining(['/cart', pathOf(handles[1] ?? '')]),
      failed: [],
    });
    const after = Date.parse((await visit(pathOf(handles[1] ?? ''))).receipt?.builtAt ?? '');
    expect(after).toBeGreaterThan(before);
  });

  it.each([
    [{ paths: ['/'] }, 'guess', 401],
    [{}, undefined, 400],
    [{ paths: ['https://elsewhere.example/'] }, undefined, 400],
    [{ paths: ['//elsewhere.example/'] }, undefined, 400],
    [{ paths: ['/api/health'] }, undefined, 400],
    [{ paths: '/' }, undefined, 400],
    [{ tags: ['everything'] }, undefined, 400],
    [{ tags: [1] }, undefined, 400],
  ])('are refused %j with the secret %s: %i', async (wanted, secret, status) => {
    expect((await revalidate(wanted, secret)).status).toBe(status);
  });
});

it('a burst of 500 edits loses none and makes each page at most twice', async () => {
  const pieces = handles.slice(70, 110);
  const titleOf = (at: number) => `Burst ${run} ${at}.`;
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
  expect(made.filter(({ times }) => times > 2)).toEqual([]);
  const shown = await Promise.all(pieces.map(async (handle) => (await visit(pathOf(handle))).title));
  const last = pieces.map((_, place) => titleOf(EDITS - 1 - ((EDITS - 1 - place) % pieces.length)));
  expect(shown.map((title) => title.split(' — ')[0])).toEqual(last);
});

it('a page whose webhook was lost refreshes by time', async () => {
  const seen = await visitUntil(pathOf(lost), ({ title }) => title.includes(lostTitle), 90_000);
  expect(seen.receipt?.sources).toHaveProperty(tags.product(lost));
});
