import { createCache } from '@storefront/core/cache/cache';
import { exampleStore } from '@storefront/core/cache/example-store';
import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { cacheKeys } from '@storefront/core/cache/keys';
import { createPageIndex } from '@storefront/core/cache/page-index';
import type { Subject } from '@storefront/core/cache/plan-refresh';
import type { Versions } from '@storefront/core/cache/receipt';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { fixedClock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { SQSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createEventHandler } from './handle-events.ts';
import type { Message } from './message.ts';

const version = '2026-11-21T12:00:00Z';
const down = new Fault({ code: 'site-refused', kind: 'outside', say: 'The site could not make the page.' });
const slow = new Fault({ code: 'commerce-timeout', kind: 'outside', say: 'The platform is slow.' });
const settings: SourceEvent = {
  about: 'document',
  id: 'settings',
  type: 'settings',
  slug: null,
  version,
  isGone: false,
};
const slip: SourceEvent = {
  about: 'product',
  id: '1',
  handle: 'slip',
  version,
  isGone: false,
  inventoryItemIds: ['10'],
};

/** A worker that makes pages with `make`; the source shows every change at once, unless `versionOf` says otherwise. */
function openWorker(
  make: (path: string, isUrgent?: boolean, versions?: Versions) => Promise<void>,
  versionOf: (subject: Subject, withinMs?: number) => Promise<string | null> = async () => version,
) {
  const clock = fixedClock(version);
  const store = exampleStore(clock);
  const backoff = {
    random: () => 0.5,
    wait: () => Promise.reject(new Error('The source shows this already.')),
  };
  const pages = createPageIndex(store, clock);
  const handles = createHandleIndex(store, clock);
  const later: string[] = [];
  const laterVersions: (Versions | undefined)[] = [];
  const retried: [number, readonly string[]][] = [];
  const mood = { isBurst: false, isQueueDown: false, isCountingDown: false };
  const failures: string[] = [];
  const recorded: string[][] = [];
  const errors: [string, unknown][] = [];
  const log = {
    info: () => {},
    error: (text: string, fields?: object) => void errors.push([text, fields]),
  };
  const receive = ({ path }: { path: string }) => make(path);
  const cache = createCache({ store, clock, backoff, report: ({ message }) => expect.fail(message) });
  const handle = createEventHandler({
    cache,
    pages,
    handles,
    refresher: {
      refresh: make,
      refreshLater: async (path, _isUrgent, versions) => {
        later.push(path);
        laterVersions.push(versions);
      },
      isBurst: async () => mood.isBurst,
      recordChanges: async (kinds) => {
        if (mood.isCountingDown) throw down;
        recorded.push([...kinds]);
      },
      receive,
    },
    versions: { versionOf },
    queue: {
      retryAfter: async (delayS, receiptHandles) => {
        if (mood.isQueueDown) throw down;
        retried.push([delayS, receiptHandles]);
      },
    },
    clock,
    backoff,
    log,
    meter: { failure: (of) => failures.push(of) },
  });
  return {
    pages,
    handles,
    later,
    laterVersions,
    retried,
    mood,
    failures,
    recorded,
    errors,
    cache,
    store,
    clock,
    handle,
    send: (event: Message) => handle(batchOf(JSON.stringify(event))),
  };
}

/** A batch of messages with these bodies; their ids count from 1. */
function batchOf(...bodies: string[]): SQSEvent {
  return receivedBatch({ times: 1, firstAt: Date.parse(version) }, ...bodies);
}

/** A batch of messages that were received so often, for the first time then. */
function receivedBatch(
  { times, firstAt }: { times: number; firstAt: number },
  ...bodies: string[]
): SQSEvent {
  return {
    Records: bodies.map((body, at) => ({
      messageId: String(at + 1),
      receiptHandle: `receipt ${at + 1}`,
      body,
      attributes: {
        ApproximateReceiveCount: String(times),
        SentTimestamp: '0',
        SenderId: 'sandbox',
        ApproximateFirstReceiveTimestamp: String(firstAt),
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:refresh',
      awsRegion: 'us-east-1',
    })),
  };
}

it('refreshes a saved product at once while a settings edit refreshes a hundred pages', async () => {
  const begun: string[] = [];
  const { pages, send } = openWorker((path) => {
    begun.push(path);
    return path === '/products/slip' ? Promise.resolve() : new Promise(() => {});
  });
  for (let at = 0; at < 100; at += 1) await pages.record(`/pages/${at}`, []);
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
  await pages.record('/', ['product:slip']);
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
  const queued = { about: 'page', path: '/a%2Fb', requests: 1, since: 0, isUrgent: false } as const;
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
  await send({ about: 'page', path: '/', requests: 1, since: 0, isUrgent: false });
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
    JSON.stringify({ about: 'page', path, requests, since: 0, isUrgent: false });
  await handle(batchOf(page('/a', 1), page('/a', 2), page('/b', 1)));
  expect(made.toSorted()).toEqual(['/a', '/b']);
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
  const page = { about: 'page', path: '/', requests: 1, since: 0, isUrgent: false };
  const bodies = [slip, slip, page].map((message) => JSON.stringify(message));
  expect(await handle(batchOf(...bodies, 'no JSON', '{"about":"else"}'))).toEqual({
    batchItemFailures: ['1', '2', '4', '5'].map((itemIdentifier) => ({ itemIdentifier })),
  });
  expect(failures).toEqual(['refresh', 'refresh', 'refresh']);
  expect(errors).toContainEqual(['Events could not be handled', { events: 2, error: down }]);
});

it('fails a queued page that cannot be made, so that the queue delivers it again', async () => {
  const { send, failures } = openWorker(() => Promise.reject(down));
  const page = { about: 'page', path: '/', requests: 1, since: 0, isUrgent: false } as const;
  expect(await send(page)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(failures).toEqual(['refresh']);
});

it('refreshes the home page, the hundred most visited and the tagged ones for an edit of the settings', async () => {
  const made: string[] = [];
  const { pages, send } = openWorker(async (path) => void made.push(path));
  for (let at = 0; at < 150; at += 1) {
    await pages.record(`/pages/${at}`, []);
    if (at >= 50) await pages.record(`/pages/${at}`, []);
  }
  await send(settings);
  expect(made).toContain('/');
  expect(made).toContain('/pages/149');
  expect(made).not.toContain('/pages/0');
  expect(new Set(made).size).toBe(made.length);
  expect(made.length).toBeLessThanOrEqual(102);
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
  await pages.record('/', ['product:slip']);
  await send(slip);
  const versions = { 'product:slip': version };
  expect(demanded).toEqual([
    ['/products/slip', versions],
    ['/', versions],
  ]);
  expect(laterVersions).toEqual([versions]);
});

it('demands of a page that waits for its turn what later changes announce, too', async () => {
  const turn = Promise.withResolvers<void>();
  const demanded = new Map<string, Versions | undefined>();
  const { pages, send } = openWorker(async (path, _isUrgent, versions) => {
    demanded.set(path, versions);
    await turn.promise;
  });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await pages.record(`/pages/${name}`, ['product:robe']);
  const robe = { ...slip, id: '2', handle: 'robe' };
  await pages.record('/pages/shared', ['product:robe', 'product:slip']);
  const sent = [send(robe)];
  await expect.poll(() => demanded.size).toBe(5);
  sent.push(send(slip));
  await expect.poll(() => demanded.has('/products/slip')).toBe(true);
  turn.resolve();
  await Promise.all(sent);
  expect(demanded.get('/pages/shared')).toEqual({ 'product:robe': version, 'product:slip': version });
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
  await pages.record('/', ['product:slip']);
  mood.isBurst = true;
  await send(slip);
  expect([made, later, laterVersions]).toEqual([['/products/slip'], ['/'], [undefined]]);
});

it('leaves pages to the queue while sixty are under way', async () => {
  const { pages, later, send } = openWorker(() => new Promise(() => {}));
  for (let at = 0; at < 80; at += 1) await pages.record(`/pages/${at}`, ['product:slip']);
  void send(slip);
  await expect.poll(() => later.length).toBe(21);
  const other = { ...slip, id: '2', handle: 'robe' };
  await pages.record('/pages/other', ['product:robe']);
  void send(other);
  await expect.poll(() => later).toContain('/pages/other');
  expect(later).not.toContain('/products/robe');
});

describe('a message that failed', () => {
  const page = JSON.stringify({ about: 'page', path: '/', requests: 1, since: 0, isUrgent: false });

  it.each([
    ['a second after its first failure', 1, 0, 1],
    ['two seconds when it failed for eight', 4, 8_000, 2],
    ['a minute when it failed for four', 20, 240_000, 60],
    ['five minutes at most', 39, 3_600_000, 300],
  ])('is delivered again after %s', async (_, times, triedForMs, delayS) => {
    const { handle, retried } = openWorker(() => Promise.reject(down));
    const batch = receivedBatch({ times, firstAt: Date.parse(version) - triedForMs }, page);
    expect(await handle(batch)).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(retried).toEqual([[delayS, ['receipt 1']]]);
  });

  it('is named in the log when it was tried for the last time', async () => {
    const { handle, errors } = openWorker(() => Promise.reject(down));
    await handle(receivedBatch({ times: 39, firstAt: 0 }, page));
    expect(errors.map(([text]) => text)).not.toContain('A message is given up and is a dead letter');
    await handle(receivedBatch({ times: 40, firstAt: 0 }, page));
    expect(errors).toContainEqual(['A message is given up and is a dead letter', { body: page }]);
  });

  it('is returned as failed also when its delay cannot be set, and that is logged', async () => {
    const { handle, mood, errors } = openWorker(() => Promise.reject(down));
    mood.isQueueDown = true;
    expect(await handle(batchOf(page))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(errors).toContainEqual(['The delay of failed messages could not be set', { error: down }]);
  });

  it('is no new change when it is delivered again', async () => {
    const { handle, recorded } = openWorker(async () => {});
    await handle(receivedBatch({ times: 2, firstAt: 0 }, JSON.stringify(slip)));
    expect(recorded).toEqual([[]]);
  });
});

it('handles changes also when they cannot be counted', async () => {
  const made: string[] = [];
  const worker = openWorker(async (path) => void made.push(path));
  worker.mood.isCountingDown = true;
  expect(await worker.send(slip)).toEqual({ batchItemFailures: [] });
  expect(made).toEqual(['/products/slip']);
  expect(worker.errors).toContainEqual(['Changes could not be counted', { error: down }]);
});
