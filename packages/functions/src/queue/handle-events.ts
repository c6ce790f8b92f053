import type { Cache } from '@storefront/core/cache/cache';
import type { HandleIndex } from '@storefront/core/cache/handle-index';
import { cacheKeys } from '@storefront/core/cache/keys';
import type { PageIndex } from '@storefront/core/cache/page-index';
import { ownPath } from '@storefront/core/cache/page-tags';
import { planRefresh, type RefreshPlan } from '@storefront/core/cache/plan-refresh';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { isFault } from '@storefront/core/fault';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Log } from '../log.ts';
import type { Meter } from '../meter.ts';
import { type AwaitVersionDoors, awaitVersion } from './await-version.ts';
import { makeLanes } from './lanes.ts';
import { type Message, messageSchema } from './message.ts';
import type { PageRefresher } from './refresh-page.ts';

export interface EventDoors extends AwaitVersionDoors {
  cache: Cache;
  pages: PageIndex;
  handles: HandleIndex;
  refresher: PageRefresher;
  log: Log;
  meter: Pick<Meter, 'failure'>;
}

/** Decided: a change of the settings refreshes so many pages at once, the rest by time. */
const MOST_VISITED = 100;
/** Pages made at once by one worker: the site shares its sources with shoppers. */
const AT_ONCE = 6;
/** The hundred pages of a settings edit leave a lane to whoever saves a product meanwhile. */
const URGENT_ONLY = 1;
/** Longer than any process keeps a map that it has read. */
const MAP_CHANGE_LIFE = { freshS: 86_400, staleS: 0 };

/** A worker of the queue: events that failed come back, and after the queue's last try they are dead letters. */
export function createEventHandler(doors: EventDoors): (batch: SQSEvent) => Promise<SQSBatchResponse> {
  const { cache, pages, handles, refresher, clock, log, meter } = doors;
  const inLane = makeLanes(AT_ONCE, URGENT_ONLY);

  async function plan(event: SourceEvent): Promise<RefreshPlan> {
    return planRefresh(event, await handles.handlesOf(event));
  }

  async function pathsOf({ tags, isOnEveryPage }: RefreshPlan): Promise<string[]> {
    const tagged = await pages.pathsOf(tags);
    return isOnEveryPage
      ? [...new Set(['/', ...(await pages.mostVisited(MOST_VISITED)), ...tagged])]
      : tagged;
  }

  async function carryOut(event: Message): Promise<void> {
    if (event.about === 'page') {
      const { path, isUrgent } = event;
      return unlessRefused(path, () => inLane(`turn ${path}`, () => refresher.take(event), isUrgent));
    }
    const toDo = await plan(event);
    if (toDo.awaits !== null) await awaitVersion(doors, toDo.awaits);
    await Promise.all(toDo.expires.map((key) => cache.expire(key)));
    if (toDo.isOnMap) await cache.write(cacheKeys.mapChanged(), clock.now(), MAP_CHANGE_LIFE);
    const own = toDo.tags.map(ownPath);
    const paths = await pathsOf(toDo);
    await handles.learn(event);
    // Whoever made the change looks at the page of the thing first, and many others show its card.
    await Promise.all(paths.map((path) => refreshPage(path, own.includes(path))));
  }

  /** What the site takes for no page's address is none the next time either: nobody tries again. */
  async function unlessRefused(path: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isFault(error) || error.kind !== 'input') throw error;
      log.error('A page was to be made anew at what is no address of a page', { path, error });
    }
  }

  /** A page that fails comes back alone: the event and its other pages are done. */
  async function refreshPage(path: string, isUrgent: boolean): Promise<void> {
    try {
      await unlessRefused(path, () => inLane(path, () => refresher.ask(path, isUrgent), isUrgent));
    } catch (error) {
      meter.failure('refresh');
      log.error('A page could not be made anew and is tried again', { path, error });
      await refresher.askLater(path, isUrgent);
    }
  }

  return async ({ Records }) => {
    const groups = Map.groupBy(Records, ({ body }) => subjectOf(body));
    await refresher.noteEvents(eventKinds(Records));
    const failures = await Promise.all(
      [...groups.values()].map(async (records) => {
        try {
          await carryOut(newestOf(records));
          return [];
        } catch (error) {
          meter.failure('refresh');
          log.error('Events could not be carried out', { events: records.length, error });
          return records.map(({ messageId }) => ({ itemIdentifier: messageId }));
        }
      }),
    );
    return { batchItemFailures: failures.flat() };
  };
}

/** Messages about one thing are carried out once, as the newest of them says. */
function subjectOf(body: string): string {
  const message = readMessage(body);
  if (message === null) return body;
  if (message.about === 'page') return `page ${message.path}`;
  return 'id' in message ? `${message.about} ${message.id}` : JSON.stringify(message);
}

/** What each event is about; turns of pages are none. */
function eventKinds(records: readonly SQSRecord[]): string[] {
  return records
    .map(({ body }) => readMessage(body)?.about)
    .filter((about) => about !== undefined && about !== 'page');
}

/** Throws for a message that nobody of ours sent. */
function newestOf(records: readonly SQSRecord[]): Message {
  const messages = records.map(({ body }) => messageSchema.parse(JSON.parse(body)));
  return messages.reduce((newest, message) => (isNewer(message, newest) ? message : newest));
}

/** What is gone told no version: it counts as the last word. */
function isNewer(one: Message, other: Message): boolean {
  if (!('version' in one) || !('version' in other)) return true;
  return timeOf(one.version) >= timeOf(other.version);
}

function timeOf(version: string | null): number {
  return version === null ? Number.POSITIVE_INFINITY : Date.parse(version);
}

function readMessage(body: string): Message | null {
  try {
    return messageSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
