import { createCache } from '@storefront/core/cache/cache';
import { exampleStore } from '@storefront/core/cache/example-store';
import { createHandleIndex } from '@storefront/core/cache/handle-index';
import { createPageIndex } from '@storefront/core/cache/page-index';
import type { Subject } from '@storefront/core/cache/plan-refresh';
import type { Versions } from '@storefront/core/cache/receipt';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { fixedClock } from '@storefront/core/clock';
import { Fault } from '@storefront/core/fault';
import type { SQSEvent } from 'aws-lambda';
import { expect } from 'vitest';
import { createEventHandler } from './handle-events.ts';
import type { Message } from './message.ts';
import type { RunInSlot } from './page-refresher.ts';

export const version = '2026-11-21T12:00:00Z';
export const down = new Fault({
  code: 'site-refused',
  kind: 'outside',
  say: 'The site could not make the page.',
});
export const slow = new Fault({ code: 'commerce-timeout', kind: 'outside', say: 'The platform is slow.' });
export const settings = {
  about: 'document',
  id: 'settings',
  type: 'settings',
  slug: null,
  version,
  isGone: false,
} satisfies SourceEvent;
export const slip = {
  about: 'product',
  id: '1',
  handle: 'slip',
  version,
  isGone: false,
  inventoryItemIds: ['10'],
} satisfies SourceEvent;

/** A worker that makes pages with `make`; the source shows every change at once, unless `versionOf` says otherwise. */
export function openWorker(
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
  const putBack: string[] = [];
  const retried: [number, readonly string[]][] = [];
  const mood = { isBurst: false, isQueueDown: false, isCountingDown: false };
  const failures: string[] = [];
  const recorded: string[][] = [];
  const errors: [string, unknown][] = [];
  const log = {
    info: () => {},
    error: (text: string, fields?: object) => void errors.push([text, fields]),
  };
  const atOnce: RunInSlot = (work) => work();
  const receive = ({ path }: { path: string }, run = atOnce) => run(() => make(path));
  const cache = createCache({ store, clock, backoff, report: ({ message }) => expect.fail(message) });
  const handle = createEventHandler({
    cache,
    pages,
    handles,
    refresher: {
      refresh: (path, isUrgent, versions, run = atOnce) => run(() => make(path, isUrgent, versions)),
      refreshLater: async (path, _isUrgent, versions) => {
        later.push(path);
        laterVersions.push(versions);
      },
      isBurst: async () => mood.isBurst,
      putBack: async ({ path }) => void putBack.push(path),
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
    putBack,
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
export function batchOf(...bodies: string[]): SQSEvent {
  return receivedBatch({ times: 1, firstAt: Date.parse(version) }, ...bodies);
}

/** A batch of messages that were received so often, for the first time then. */
export function receivedBatch(
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
