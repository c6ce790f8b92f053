import type { Cache } from '@storefront/core/cache/cache';
import type { HandleIndex } from '@storefront/core/cache/handle-index';
import { cacheKeys } from '@storefront/core/cache/keys';
import type { PageIndex } from '@storefront/core/cache/page-index';
import { ownPath } from '@storefront/core/cache/page-tags';
import { planRefresh, type RefreshPlan } from '@storefront/core/cache/plan-refresh';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { isFault } from '@storefront/core/fault';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';
import { type AwaitVersionDeps, awaitVersion } from '../sources/await-version.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { type Message, messageSchema } from './message.ts';
import type { PageRefresher } from './page-refresher.ts';

export interface EventHandlerDeps extends AwaitVersionDeps {
  cache: Cache;
  pages: PageIndex;
  handles: HandleIndex;
  refresher: PageRefresher;
  log: Log;
  meter: Pick<Meter, 'failure'>;
}

/** By decision: a change of the settings refreshes so many pages at once, the rest by time. */
const MOST_VISITED = 100;
/** Pages that one worker makes at a time: the site shares its sources with shoppers. */
const AT_ONCE = 6;
/** While a settings edit refreshes a hundred pages, an editor who saves a product need not wait. */
const URGENT_ONLY = 1;
/** Longer than any process uses a map of the site that it has read. */
const MAP_CHANGE_LIFETIME = { freshS: 86_400, staleS: 0 };

/** A worker of the queue: failed events are delivered again, and after the last try they are dead letters. */
export function createEventHandler(deps: EventHandlerDeps): (batch: SQSEvent) => Promise<SQSBatchResponse> {
  const { cache, pages, handles, refresher, clock, log, meter } = deps;
  const runLimited = limitConcurrency(AT_ONCE, URGENT_ONLY);

  async function plan(event: SourceEvent): Promise<RefreshPlan> {
    return planRefresh(event, await handles.handlesOf(event));
  }

  async function pathsOf({ tags, isOnEveryPage }: RefreshPlan): Promise<string[]> {
    const tagged = await pages.pathsOf(tags);
    return isOnEveryPage
      ? [...new Set(['/', ...(await pages.mostVisited(MOST_VISITED)), ...tagged])]
      : tagged;
  }

  async function handle(event: Message): Promise<void> {
    if (event.about === 'page') {
      const { path, isUrgent } = event;
      return ignoreBadPath(path, () =>
        runLimited(`queued ${path}`, () => refresher.receive(event), isUrgent),
      );
    }
    const refreshPlan = await plan(event);
    if (refreshPlan.awaits !== null) await awaitVersion(deps, refreshPlan.awaits);
    await Promise.all(refreshPlan.expires.map((key) => cache.expire(key)));
    if (refreshPlan.isOnSitemap) await cache.write(cacheKeys.mapChanged(), clock.now(), MAP_CHANGE_LIFETIME);
    const own = refreshPlan.tags.map(ownPath);
    const paths = await pathsOf(refreshPlan);
    await handles.record(event);
    // An editor looks first at the page of the thing that she changed; many other pages show only its card.
    await Promise.all(paths.map((path) => refreshPage(path, own.includes(path))));
  }

  /** A path that the site refuses will be refused again, so the work counts as done. */
  async function ignoreBadPath(path: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isFault(error) || error.kind !== 'input') throw error;
      log.error('A path that no page can have was to be refreshed', { path, error });
    }
  }

  /** A page that fails is queued alone: the event and its other pages are done. */
  async function refreshPage(path: string, isUrgent: boolean): Promise<void> {
    try {
      await ignoreBadPath(path, () => runLimited(path, () => refresher.refresh(path, isUrgent), isUrgent));
    } catch (error) {
      meter.failure('refresh');
      log.error('A page could not be refreshed and is tried again', { path, error });
      await refresher.refreshLater(path, isUrgent);
    }
  }

  return async ({ Records }) => {
    const groups = Map.groupBy(Records, ({ body }) => subjectOf(body));
    await refresher.recordChanges(changeKinds(Records));
    const failures = await Promise.all(
      [...groups.values()].map(async (records) => {
        try {
          await handle(newestOf(records));
          return [];
        } catch (error) {
          meter.failure('refresh');
          log.error('Events could not be handled', { events: records.length, error });
          return records.map(({ messageId }) => ({ itemIdentifier: messageId }));
        }
      }),
    );
    return { batchItemFailures: failures.flat() };
  };
}

/** Messages with the same subject are handled once, by the newest of them. */
function subjectOf(body: string): string {
  const message = readMessage(body);
  if (message === null) return body;
  if (message.about === 'page') return `page ${message.path}`;
  return 'id' in message ? `${message.about} ${message.id}` : JSON.stringify(message);
}

/** What each change is about; messages that refresh a page are no changes. */
function changeKinds(records: readonly SQSRecord[]): string[] {
  return records
    .map(({ body }) => readMessage(body)?.about)
    .filter((about) => about !== undefined && about !== 'page');
}

/** Throws for a message that is not one of ours. */
function newestOf(records: readonly SQSRecord[]): Message {
  const messages = records.map(({ body }) => messageSchema.parse(JSON.parse(body)));
  return messages.reduce((newest, message) => (isNewer(message, newest) ? message : newest));
}

/** A deletion has no version and counts as the newest. */
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
