import { cacheKeys } from '@storefront/core/cache/keys';
import type { Subject } from '@storefront/core/cache/plan-refresh';
import { Fault } from '@storefront/core/fault';
import { expect, it } from 'vitest';
import { batchOf, down, openWorker, settings, slip, slow, version } from './open-worker.fixture.ts';

const builtPage = { startedAt: 0, buildId: null, documents: {} };

it('refreshes a saved product at once while a settings edit refreshes a hundred pages', async () => {
  const begun: string[] = [];
  const { pages, send } = openWorker((path) => {
    begun.push(path);
    return path === '/products/slip' ? Promise.resolve() : new Promise(() => {});
  });
  for (let at = 0; at < 100; at += 1) await pages.record(`/pages/${at}`, [], builtPage);
  void send(settings);
  await expect.poll(() => begun.length).toBe(5);
  expect(await send(slip)).toEqual({ batchItemFailures: [] });
  expect(begun.at(-1)).toBe('/products/slip');
});

it('queues a page that fails alone; the event counts as done, and its handles are recorded', async () => {
  const made: string[] = [];
  const { errors, pages, handles, later, failures, send } = openWorker(async (path) => {
    if (path === '/') throw down;
    made.push(path);
  });
  await pages.record('/', ['product:slip'], builtPage);
  expect(await send(slip)).toEqual({ batchItemFailures: [] });
  expect(made).toEqual(['/products/slip']);
  expect(later).toEqual(['/']);
  expect(failures).toEqual(['refresh']);
  expect(errors).toContainEqual([
    'A page could not be refreshed and is tried again',
    { path: expect.any(String), error: down },
  ]);
  expect(await handles.handlesOf({ about: 'stock', inventoryItemId: '10' })).toEqual(['slip']);
});

it('does not try a path again that the site refuses, neither for a change nor for a queued page', async () => {
  const refused = new Fault({ code: 'site-path-invalid', kind: 'input', say: 'No page.' });
  const { later, failures, errors, send } = openWorker(() => Promise.reject(refused));
  expect(await send(slip)).toEqual({ batchItemFailures: [] });
  const queued = { about: 'page', id: 'm1', path: '/a%2Fb', requests: 1, since: 0, isUrgent: false } as const;
  expect(await send(queued)).toEqual({ batchItemFailures: [] });
  expect([later, failures]).toEqual([[], []]);
  expect(errors).toContainEqual([
    'A path that no page can have was to be refreshed',
    { path: '/a%2Fb', error: refused },
  ]);
});

it('records changes by what they are about; a queued page is no change', async () => {
  const { recorded, send } = openWorker(async () => {});
  await send(slip);
  await send(settings);
  await send({ about: 'page', id: 'm1', path: '/', requests: 1, since: 0, isUrgent: false });
  expect(recorded).toEqual([['product'], ['document'], []]);
});

it('handles messages about one thing once, by the newest version, and a deletion counts as the newest', async () => {
  const made: string[] = [];
  const { handle, recorded } = openWorker(async (path) => void made.push(path));
  const named = (handle: string, at: string | null) => JSON.stringify({ ...slip, handle, version: at });
  const batch = batchOf(
    named('second', '2026-11-21T11:59:59Z'),
    named('first', '2026-11-21T11:59:58Z'),
    JSON.stringify({ ...slip, id: '2', handle: 'other' }),
  );
  expect(await handle(batch)).toEqual({ batchItemFailures: [] });
  expect(made.toSorted()).toEqual(['/products/other', '/products/second']);
  expect(recorded).toEqual([['product', 'product', 'product']]);
  made.length = 0;
  await handle(batchOf(named('gone', null), named('third', '2026-11-21T12:00:00Z')));
  expect(made).toContain('/products/gone');
  expect(made).not.toContain('/products/third');
});

it('handles the newest version wherever it stands, and the later one of two messages of one version', async () => {
  const made: string[] = [];
  const { handle } = openWorker(async (path) => void made.push(path));
  const named = (handle: string, at: string | null) => JSON.stringify({ ...slip, handle, version: at });
  await handle(batchOf(named('old', '2026-11-21T11:59:58Z'), named('new', '2026-11-21T11:59:59Z')));
  await handle(batchOf(named('one', version), named('two', version)));
  await handle(batchOf(named('shown', '2026-11-21T11:59:58Z'), named('deleted', null)));
  expect(made).toEqual(expect.arrayContaining(['/products/new', '/products/two', '/products/deleted']));
  for (const handle of ['old', 'one', 'shown']) expect(made).not.toContain(`/products/${handle}`);
});

it('refreshes a page that is queued twice once, and different pages each', async () => {
  const made: string[] = [];
  const { handle } = openWorker(async (path) => void made.push(path));
  const page = (path: string, requests: number) =>
    JSON.stringify({ about: 'page', id: 'm1', path, requests, since: 0, isUrgent: false });
  await handle(batchOf(page('/a', 1), page('/a', 2), page('/b', 1)));
  expect(made.toSorted()).toEqual(['/a', '/b']);
});

it('hands on every message of a page: one that another has replaced must not stand for both', async () => {
  const queued = ['urgent', 'replaced'].map((id) =>
    JSON.stringify({ about: 'page', id, path: '/a', requests: 1, since: 0, isUrgent: id === 'urgent' }),
  );
  for (const bodies of [queued, queued.toReversed()]) {
    const received: string[] = [];
    const { handle } = openWorker(async (path) => void received.push(path));
    await handle(batchOf(...bodies));
    expect(received).toEqual(['/a', '/a']);
  }
});

it('fails an event whose version the source does not show, and refreshes nothing', async () => {
  const made: string[] = [];
  const { send } = openWorker(async (path) => void made.push(path));
  const later = { ...slip, version: '2026-11-21T12:00:01Z' };
  expect(await send(later)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(made).toEqual([]);
});

it('makes the stored settings stale for an edit of them, and leaves the sitemap as it is', async () => {
  const { cache, send } = openWorker(async () => {});
  await cache.write(cacheKeys.response('settings'), 'shell', { freshS: 600, staleS: 600 });
  await send(settings);
  expect((await cache.read(cacheKeys.response('settings')))?.staleAt).toBe(0);
  expect(await cache.read(cacheKeys.mapChanged())).toBeNull();
});

it('returns the ids of all messages about a thing whose event failed, and of messages that are not ours', async () => {
  const { handle, failures, errors, handles } = openWorker(async () => {});
  handles.handlesOf = () => Promise.reject(down);
  const page = { about: 'page', id: 'm1', path: '/', requests: 1, since: 0, isUrgent: false };
  const bodies = [slip, slip, page].map((message) => JSON.stringify(message));
  expect(await handle(batchOf(...bodies, 'no JSON', '{"about":"else"}'))).toEqual({
    batchItemFailures: ['1', '2', '4', '5'].map((itemIdentifier) => ({ itemIdentifier })),
  });
  expect(failures).toEqual(['refresh', 'refresh', 'refresh']);
  expect(errors).toContainEqual(['Events could not be handled', { events: 2, error: down }]);
});

it('fails a queued page that cannot be made, so that the queue delivers it again', async () => {
  const { send, failures } = openWorker(() => Promise.reject(down));
  const page = { about: 'page', id: 'm1', path: '/', requests: 1, since: 0, isUrgent: false } as const;
  expect(await send(page)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(failures).toEqual(['refresh']);
});

it('refreshes the home page, the hundred most visited and the tagged ones for an edit of the settings', async () => {
  const made: string[] = [];
  const { pages, later, send } = openWorker(async (path) => void made.push(path));
  for (let at = 0; at < 150; at += 1) {
    await pages.record(`/pages/${at}`, [], builtPage);
    if (at >= 50) await pages.record(`/pages/${at}`, [], builtPage);
  }
  await send(settings);
  // The rest of them by the queue.
  const refreshed = [...made, ...later];
  expect(made).toContain('/');
  expect(refreshed).toContain('/pages/149');
  expect(refreshed).not.toContain('/pages/0');
  expect(new Set(refreshed).size).toBe(refreshed.length);
  expect(refreshed.length).toBeGreaterThanOrEqual(101);
  expect(refreshed.length).toBeLessThanOrEqual(102);
});

it('records when an entry of the sitemap changed', async () => {
  const { cache, clock, send } = openWorker(async () => {});
  await send(slip);
  expect((await cache.read(cacheKeys.mapChanged()))?.value).toBe(clock.now());
});

it('demands of each page the version that the change announced, also of one that is tried again', async () => {
  const demanded: unknown[] = [];
  const { pages, laterVersions, send } = openWorker(async (path, _isUrgent, versions) => {
    demanded.push([path, versions]);
    if (path === '/') throw down;
  });
  await pages.record('/', ['product:slip'], builtPage);
  await send(slip);
  const versions = { 'product:slip': version };
  expect(demanded).toEqual([
    ['/products/slip', versions],
    ['/', versions],
  ]);
  expect(laterVersions).toEqual([versions]);
});

it('does not wait for a source that is slow to tell its version: the pages prove what they show', async () => {
  const made: unknown[] = [];
  const waits: unknown[] = [];
  const versionOf = async (_: Subject, withinMs?: number) => {
    waits.push(withinMs);
    throw slow;
  };
  const { send } = openWorker(
    async (path, _isUrgent, versions) => void made.push([path, versions]),
    versionOf,
  );
  expect(await send(slip)).toEqual({ batchItemFailures: [] });
  expect(made).toEqual([['/products/slip', { 'product:slip': version }]]);
  expect(waits).toEqual([1_500]);
});

it.each([
  ['a deletion, which pages cannot prove', { ...slip, version: null, isGone: true }, slow],
  ['an edit of the settings, which expires a stored response', settings, slow],
  ['a source that is down', slip, down],
])('waits for the source of %s, and tries again when it fails', async (_, event, fault) => {
  const made: string[] = [];
  const { retried, send } = openWorker(
    async (path) => void made.push(path),
    () => Promise.reject(fault),
  );
  expect(await send(event)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect([made, retried]).toEqual([[], [[1, ['receipt 1']]]]);
});

it('leaves pages that only show a change to the queue during a burst, so that the next change need not wait', async () => {
  const made: string[] = [];
  const { pages, later, laterVersions, mood, send } = openWorker(async (path) => void made.push(path));
  await pages.record('/', ['product:slip'], builtPage);
  mood.isBurst = true;
  await send(slip);
  expect([made, later, laterVersions]).toEqual([['/products/slip'], ['/'], [undefined]]);
});

it('leaves pages to the queue while twenty are under way, except the page that is about a change', async () => {
  const { pages, later, putBack, send } = openWorker(() => new Promise(() => {}));
  for (let at = 0; at < 30; at += 1) await pages.record(`/pages/${at}`, ['product:slip'], builtPage);
  void send(slip);
  await expect.poll(() => later.length).toBe(11);
  await pages.record('/pages/other', ['product:robe'], builtPage);
  void send({ ...slip, id: '2', handle: 'robe' });
  await expect.poll(() => later).toContain('/pages/other');
  expect(later).not.toContain('/products/robe');
  const queued = { about: 'page', id: 'm1', requests: 1, since: 0, isUrgent: false } as const;
  expect(await send({ ...queued, path: '/a' })).toEqual({ batchItemFailures: [] });
  void send({ ...queued, path: '/b', isUrgent: true });
  await expect.poll(() => putBack).toEqual(['/a']);
});

it('handles changes also when they cannot be counted', async () => {
  const made: string[] = [];
  const worker = openWorker(async (path) => void made.push(path));
  worker.mood.isCountingDown = true;
  expect(await worker.send(slip)).toEqual({ batchItemFailures: [] });
  expect(made).toEqual(['/products/slip']);
  expect(worker.errors).toContainEqual(['Changes could not be counted', { error: down }]);
});
