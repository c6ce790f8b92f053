import { AsyncLocalStorage } from 'node:async_hooks';
import { tags } from '@storefront/core/cache/page-tags';
import type { Receipt } from '@storefront/core/cache/receipt';
import type { Product } from '@storefront/core/product/product';

/** A page while it is built; functions at any depth record here what they read. */
export interface PageBuild {
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Requested because a source has changed: reads must bypass caches. */
  isOnDemand: boolean;
  /** As in a receipt. */
  sources: Map<string, string | null>;
  /** The page's path when an editor's rule redirects it. */
  rulePath: string | null;
  /** The page's path when nothing was found there. */
  notFoundPath: string | null;
  /** Nothing was found at the page's path, but the record of what was there once could not be read. */
  isUnknown?: true;
  /** Whether a source failed that this process has never read. */
  isIncomplete: boolean;
  /** Whether a source failed, so that what the page shows of it is older, or missing. */
  hasFailedSources?: true;
  /** Collection handle → the products read last; the pages before are only walked through, not shown. */
  listed: Map<string, readonly Product[]>;
}

const builds = new AsyncLocalStorage<PageBuild>();
/** What one read records, beside the page's build. */
const reads = new AsyncLocalStorage<Map<string, string | null>>();

/** A build that has read nothing yet. */
export function openBuild(startedAt: number, isOnDemand: boolean): PageBuild {
  return {
    startedAt,
    isOnDemand,
    rulePath: null,
    notFoundPath: null,
    isIncomplete: false,
    sources: new Map(),
    listed: new Map(),
  };
}

/** Runs `make` as the build of one page. */
export function withinBuild<Result>(build: PageBuild, make: () => Promise<Result>): Promise<Result> {
  return builds.run(build, make);
}

/** Null outside of a page's build. */
export function currentBuild(): PageBuild | null {
  return builds.getStore() ?? null;
}

export function recordSource(name: string, version: string | null): void {
  reads.getStore()?.set(name, version);
  currentBuild()?.sources.set(name, version);
}

/** Runs `read`, and collects what it records. */
export async function withSources<Result>(
  read: () => Promise<Result>,
): Promise<{ result: Result; sources: ReadonlyMap<string, string | null> }> {
  const sources = new Map<string, string | null>();
  return { result: await reads.run(sources, read), sources };
}

/** A change of the rule then finds the path, although no page is shown there. */
export function recordRulePath(path: string): void {
  const build = currentBuild();
  if (build !== null) build.rulePath = path;
}

export function recordNotFoundPath(path: string): void {
  const build = currentBuild();
  if (build !== null) build.notFoundPath = path;
}

/** A document may have been at the page's path, and may have another now. */
export function recordUnknownPath(): void {
  const build = currentBuild();
  if (build !== null) build.isUnknown = true;
}

/** A source failed, and this process has no earlier version of it. */
export function recordMissingSource(): void {
  const build = currentBuild();
  if (build !== null) build.isIncomplete = true;
  recordFormerSource();
}

/** A source failed, and the page shows an earlier version of it, which was made from these. */
export function recordFormerSource(sources: ReadonlyMap<string, string | null> = new Map()): void {
  const build = currentBuild();
  if (build === null) return;
  build.hasFailedSources = true;
  for (const [name, version] of sources) build.sources.set(name, version);
}

export function recordProduct({ handle, updated_at: version }: Product): void {
  recordSource(tags.product(handle), version);
}

export function toReceipt({ startedAt, sources, listed, hasFailedSources }: PageBuild): Receipt {
  const products = [...listed.values()].flat();
  const shown = products.map(({ handle, updated_at: version }) => [tags.product(handle), version] as const);
  return {
    builtAt: new Date(startedAt).toISOString(),
    sources: Object.fromEntries([...sources, ...shown]),
    ...(hasFailedSources && { hasFailedSources }),
  };
}
