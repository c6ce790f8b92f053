import { createCache } from '@storefront/core/cache/cache';
import { exampleStore } from '@storefront/core/cache/example-store';
import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { createPageIndex } from '@storefront/core/cache/page-index';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { fixedClock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { SQSEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { createEventHandler } from './handle-events.ts';
import type { Message } from './message.ts';

const version = '2026-11-21T12:00:00Z';
const down = new Fault({ code: 'site-refused', kind: 'outside', say: 'The site could not make it.' });
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

/** A worker that makes pages with `make`, and the source shows every change. */
function openWorker(make: (path: string) => Promise<void>) {
  const clock = fixedClock(version);
  const store = exampleStore(clock);
  const patience = { random: () => 1, wait: async () => {} };
  const pages = createPageIndex(store, clock);
  const handles = createHandleIndex(store, clock);
  const later: string[] = [];
  const failures: string[] = [];
  const noted: string[][] = [];
  const log = () => {};
  const take = ({ path }: { path: string }) => make(path);
  const handle = createEventHandler({
    cache: createCache({ store, clock, patience, report: ({ message }) => expect.fail(message) }),
    pages,
    handles,
    refresher: {
      ask: make,
      askLater: async (path) => {
        later.push(path);
      },
      noteEvents: async (kinds) => {
        noted.push([...kinds]);
      },
      take,
    },
    versions: { versionOf: async () => version },
    clock,
    patience,
    log: { info: log, error: log },
    meter: { failure: (door) => failures.push(door) },
  });
  return { pages, handles, later, failures, noted, tell: (event: Message) => handle(batchOf(event)) };
}

function batchOf(event: Message): SQSEvent {
  return {
    Records: [
      {
        messageId: 'one',
        receiptHandle: 'one',
        body: JSON.stringify(event),
        attributes: {
          ApproximateReceiveCount: '1',
          SentTimestamp: '0',
          SenderId: 'sandbox',
          ApproximateFirstReceiveTimestamp: '0',
        },
        messageAttributes: {},
        md5OfBody: '',
        eventSource: 'aws:sqs',
        eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:refresh',
        awsRegion: 'us-east-1',
      },
    ],
  };
}

it('a product that is saved while the settings make a hundred pages anew does not wait for them', async () => {
  const begun: string[] = [];
  const { pages, tell } = openWorker((path) => {
    begun.push(path);
    return path === '/products/slip' ? Promise.resolve() : new Promise(() => {});
  });
  for (let at = 0; at < 100; at += 1) await pages.record(`/pages/${at}`, []);
  void tell(settings);
  await expect.poll(() => begun.length).toBe(5);
  expect(await tell(slip)).toEqual({ batchItemFailures: [] });
  expect(begun.at(-1)).toBe('/products/slip');
});

it('a page that fails is tried again alone; the event is done, and what it told is learnt', async () => {
  const made: string[] = [];
  const { pages, handles, later, failures, tell } = openWorker(async (path) => {
    if (path === '/') throw down;
    made.push(path);
  });
  await pages.record('/', ['product:slip']);
  expect(await tell(slip)).toEqual({ batchItemFailures: [] });
  expect(made).toEqual(['/products/slip']);
  expect(later).toEqual(['/']);
  expect(failures).toEqual(['refresh']);
  expect(await handles.handlesOf({ about: 'stock', inventoryItemId: '10' })).toEqual(['slip']);
});

it('what is no address of a page is not tried again, neither with its event nor in a turn', async () => {
  const refused = new Fault({ code: 'site-path-invalid', kind: 'input', say: 'No page.' });
  const { later, failures, tell } = openWorker(() => Promise.reject(refused));
  expect(await tell(slip)).toEqual({ batchItemFailures: [] });
  const turn = { about: 'page', path: '/a%2Fb', asked: 1, since: 0, isUrgent: false } as const;
  expect(await tell(turn)).toEqual({ batchItemFailures: [] });
  expect([later, failures]).toEqual([[], []]);
});

it('changes are counted by what they are about; a page that has its turn is no change', async () => {
  const { noted, tell } = openWorker(async () => {});
  await tell(slip);
  await tell(settings);
  await tell({ about: 'page', path: '/', asked: 1, since: 0, isUrgent: false });
  expect(noted).toEqual([['product'], ['document'], []]);
});
