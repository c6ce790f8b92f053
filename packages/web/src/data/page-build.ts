import { AsyncLocalStorage } from 'node:async_hooks';
import { tags } from '@storefront/core/cache/page-tags';
import type { Receipt } from '@storefront/core/cache/receipt';
import type { Product } from '@storefront/core/product/product';

/** A page while it is being made: what it reads is noted here, however deep down it is read. */
export interface PageBuild {
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Asked for because a source has changed: whatever is read must be the newest. */
  isOnDemand: boolean;
  /** As in a receipt. */
  sources: Map<string, string | null>;
  /** The page's path, where an editor's rule about it was read: the rule may lead elsewhere. */
  ruledPath: string | null;
  /** The page's path, where no page was found there. */
  absentPath: string | null;
  /** Whether something could not be asked for that nobody remembers: the page is poorer than it should be. */
  isPoor: boolean;
  /** Collection → what was read of it last: who walks to a further page shows no other. */
  listed: Map<string, readonly Product[]>;
}

const builds = new AsyncLocalStorage<PageBuild>();

/** Does `make` as the making of one page. */
export function withinBuild<Result>(build: PageBuild, make: () => Promise<Result>): Promise<Result> {
  return builds.run(build, make);
}

/** Null outside of pages. */
export function currentBuild(): PageBuild | null {
  return builds.getStore() ?? null;
}

export function noteSource(name: string, version: string | null): void {
  currentBuild()?.sources.set(name, version);
}

/** So that a change of the rule finds the path, although no page is shown there. */
export function noteRuledPath(path: string): void {
  const build = currentBuild();
  if (build !== null) build.ruledPath = path;
}

export function noteAbsentPath(path: string): void {
  const build = currentBuild();
  if (build !== null) build.absentPath = path;
}

/** That a source failed of which nothing is known. */
export function noteLoss(): void {
  const build = currentBuild();
  if (build !== null) build.isPoor = true;
}

export function noteProduct({ handle, updated_at: version }: Product): void {
  noteSource(tags.product(handle), version);
}

export function toReceipt({ startedAt, sources, listed }: PageBuild): Receipt {
  const products = [...listed.values()].flat();
  const shown = products.map(({ handle, updated_at: version }) => [tags.product(handle), version] as const);
  return {
    builtAt: new Date(startedAt).toISOString(),
    sources: Object.fromEntries([...sources, ...shown]),
  };
}
