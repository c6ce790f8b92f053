import type { Cache } from '@storefront/core/cache/cache';
import type { HandleIndex } from '@storefront/core/cache/handle-index';
import { cacheKeys } from '@storefront/core/cache/keys';
import type { PageIndex } from '@storefront/core/cache/page-index';
import { ownPath } from '@storefront/core/cache/page-tags';
import { expectedVersions, planRefresh, type RefreshPlan } from '@storefront/core/cache/plan-refresh';
import type { Versions } from '@storefront/core/cache/receipt';
import type { SourceEvent } from '@storefront/core/cache/source-event';
import { isFault } from '@storefront/core/fault';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type AwaitVersionDeps, awaitVersion } from '../sources/await-version.ts';
import { changeKinds, newestOf, subjectOf } from './group-records.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { Message } from './message.ts';
import type { PageRefresher, RunInSlot } from './page-refresher.ts';
import { createRetry, type RetryDeps } from './retry-messages.ts';
import { shareRuns } from './share-runs.ts';

export interface EventHandlerDeps extends Omit<AwaitVersionDeps, 'backoff'>, RetryDeps {
  cache: Cache;
  pages: PageIndex;
  handles: HandleIndex;
  refresher: PageRefresher;
}

/** By decision: a change of the settings refreshes so many pages at once, the rest by time. */
const MOST_VISITED = 100;
/** Pages that one worker makes at a time: the site shares its sources with shoppers. */
const AT_ONCE = 6;
/** While a settings edit refreshes a hundred pages, an editor who saves a product need not wait. */
const URGENT_ONLY = 1;
/** Beyond so many, pages that only show a change wait in the queue: a worker that waits for them takes no other event. */
const MOST_UNDER_WAY = 20;
/** A source that takes longer is slow: then the pages themselves prove what they show, and nobody waits for it twice. */
const VERSION_WITHIN_MS = 1_500;
/** Longer than any process uses a map of the site that it has read. */
const MAP_CHANGE_LIFETIME = { freshS: 86_400, staleS: 0 };

/**
 * A worker of the queue. A change is done when every page that shows it is new or has a message of its own. What fails is
 * delivered again until it succeeds, at growing intervals; after the last try it is a dead letter, named in the log.
 */
export function createEventHandler(deps: EventHandlerDeps): (batch: SQSEvent) => Promise<SQSBatchResponse> {
  const { cache, pages, handles, refresher, clock, log, meter } = deps;
  const runLimited = limitConcurrency(AT_ONCE, URGENT_ONLY);
  const retry = createRetry(deps);
  const recordMapChange = shareRuns(() =>
    cache.write(cacheKeys.mapChanged(), clock.now(), MAP_CHANGE_LIFETIME),
  );
  let underWay = 0;

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
      if (!isUrgent && underWay >= MOST_UNDER_WAY) return refresher.putBack(event);
      const run: RunInSlot = (work) => runLimited(`queued ${path}`, work, isUrgent);
      return whileUnderWay(() => ignoreBadPath(path, () => refresher.receive(event, run)));
    }
    const refreshPlan = await plan(event);
    const versions = expectedVersions(refreshPlan.awaits);
    await awaitSource(refreshPlan, versions);
    await Promise.all(refreshPlan.expires.map((key) => cache.expire(key)));
    if (refreshPlan.isOnSitemap) await recordMapChange();
    const own = refreshPlan.tags.map(ownPath);
    const paths = await pathsOf(refreshPlan);
    await handles.record(event);
    // An editor looks first at the page of the thing that she changed; many other pages show only its card.
    const isBurst = await refresher.isBurst();
    await Promise.all(
      paths.map((path) => {
        const isUrgent = own.includes(path);
        const isLater = !isUrgent && (isBurst || underWay >= MOST_UNDER_WAY);
        return isLater ? refresher.refreshLater(path, isUrgent) : refreshPage(path, isUrgent, versions);
      }),
    );
  }

  /** Does not wait for a slow source where the receipts of the pages prove the version. */
  async function awaitSource({ awaits, expires }: RefreshPlan, versions: Versions): Promise<void> {
    if (awaits === null) return;
    const isProven = awaits.version !== null && expires.length === 0 && Object.keys(versions).length > 0;
    if (!isProven) return awaitVersion(deps, awaits);
    try {
      await awaitVersion(deps, awaits, VERSION_WITHIN_MS);
    } catch (error) {
      if (!isFault(error) || !error.code.endsWith('-timeout')) throw error;
    }
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
  async function refreshPage(path: string, isUrgent: boolean, versions: Versions): Promise<void> {
    const run: RunInSlot = (work) => runLimited(path, work, isUrgent);
    const refresh = () => refresher.refresh(path, isUrgent, versions, run);
    try {
      await whileUnderWay(() => ignoreBadPath(path, refresh));
    } catch (error) {
      meter.failure('refresh');
      log.error('A page could not be refreshed and is tried again', { path, error });
      await refresher.refreshLater(path, isUrgent, versions);
    }
  }

  async function whileUnderWay(work: () => Promise<void>): Promise<void> {
    underWay += 1;
    try {
      await work();
    } finally {
      underWay -= 1;
    }
  }

  return async ({ Records }) => {
    const groups = Map.groupBy(Records, ({ body }) => subjectOf(body));
    await refresher
      .recordChanges(changeKinds(Records))
      .catch((error: unknown) => log.error('Changes could not be counted', { error }));
    const failures = await Promise.all(
      [...groups.values()].map(async (records) => {
        try {
          await handle(newestOf(records));
          return [];
        } catch (error) {
          await retry(records, error);
          return records.map(({ messageId }) => ({ itemIdentifier: messageId }));
        }
      }),
    );
    return { batchItemFailures: failures.flat() };
  };
}
