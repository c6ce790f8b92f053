import type { PageIndex } from '@storefront/core/cache/page-index';
import type { Subject } from '@storefront/core/cache/plan-refresh';
import { findReceipt, isReached, type Receipt } from '@storefront/core/cache/receipt';
import type { Clock } from '@storefront/core/clock';
import { isFault } from '@storefront/core/fault';
import type { Http } from '@storefront/core/providers/http';
import type { Log } from '../observe/log.ts';
import type { Meter } from '../observe/meter.ts';
import type { SourceVersions } from '../sources/source-versions.ts';

export interface SweepDeps {
  siteUrl: string;
  http: Pick<Http, 'send'>;
  pages: Pick<PageIndex, 'mostVisited'>;
  versions: SourceVersions;
  /** Puts a message for the page into the queue. */
  refreshLater: (path: string) => Promise<void>;
  clock: Clock;
  log: Log;
  meter: Pick<Meter, 'failure'>;
}

export interface SweepResult {
  pages: number;
  stale: string[];
}

/** Every ten minutes; the platforms take so many requests without noticing. */
const PAGES = 25;
const AT_ONCE = 3;
const TIMEOUT_MS = 8_000;
/** A change younger than this may still be on its way. */
const SETTLED_MS = 120_000;

/**
 * Compares the most visited pages, as shoppers get them, with their sources. A page that shows a version older than two
 * minutes when there is a newer one is counted as a failure of `freshness`, named in the log and queued: its webhook was
 * lost. A source that fails says nothing about the page.
 */
export async function sweepPages(deps: SweepDeps): Promise<SweepResult> {
  const paths = await deps.pages.mostVisited(PAGES);
  const known = new Map<string, Promise<string | null>>();
  const stale: string[] = [];
  const waiting = paths.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const path of waiting) {
      if (!(await isStale(path, deps, known).catch((error: unknown) => ignore(path, error, deps)))) continue;
      stale.push(path);
      deps.meter.failure('freshness');
      deps.log.error('A page shows an old version: its webhook was lost', { path });
      await deps.refreshLater(path);
    }
  });
  await Promise.all(workers);
  return { pages: paths.length, stale };
}

async function isStale(
  path: string,
  deps: SweepDeps,
  known: Map<string, Promise<string | null>>,
): Promise<boolean> {
  const receipt = await readReceiptOf(path, deps);
  if (receipt === null) return false;
  for (const [source, shown] of Object.entries(receipt.sources)) {
    const subject = subjectOf(source);
    if (subject === null || shown === null) continue;
    const reading = known.get(source) ?? deps.versions.versionOf(subject);
    known.set(source, reading);
    const present = await reading;
    const isSettled = present !== null && deps.clock.now() - Date.parse(present) > SETTLED_MS;
    if (isSettled && !isReached(shown, present)) return true;
  }
  return false;
}

async function readReceiptOf(path: string, { siteUrl, http }: SweepDeps): Promise<Receipt | null> {
  const request = { provider: 'site', url: `${siteUrl}${path}`, timeoutMs: TIMEOUT_MS };
  const { status, text } = await http.send(request);
  return status === 200 ? findReceipt(text) : null;
}

/** Receipts name products and collections by handle and documents by id; other sources have no version to read. */
function subjectOf(source: string): Subject | null {
  const [, kind, name] = /^(product|collection|document):(.+)$/.exec(source) ?? [];
  if (name === undefined) return null;
  if (kind === 'document') return { kind, id: name };
  return kind === 'product' || kind === 'collection' ? { kind, handle: name } : null;
}

function ignore(path: string, error: unknown, { log }: SweepDeps): false {
  if (!isFault(error)) throw error;
  log.info('A page could not be compared with its sources', { path, error });
  return false;
}
