import { AsyncLocalStorage } from 'node:async_hooks';

/** One request to make a page anew. */
export interface AskedBuild {
  /** Whether a page has begun to be made for it. */
  hasBegun: boolean;
}

declare global {
  var storefrontAskedBuilds: AsyncLocalStorage<AskedBuild> | undefined;
}

/** Next gives pages and API routes each a copy of every module: what both must know has one place here. */
export function askedBuilds(): AsyncLocalStorage<AskedBuild> {
  globalThis.storefrontAskedBuilds ??= new AsyncLocalStorage();
  return globalThis.storefrontAskedBuilds;
}
