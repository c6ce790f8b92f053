import { AsyncLocalStorage } from 'node:async_hooks';

/** One request to rebuild a page. */
export interface RequestedBuild {
  /** Whether the build of a page has started for it. */
  hasStarted: boolean;
  /** Whether that build found that the path is a 404 or a redirect, which have no receipt. */
  isWithoutPage: boolean;
}

declare global {
  var storefrontRequestedBuilds: AsyncLocalStorage<RequestedBuild> | undefined;
}

/** Global because Next gives pages and API routes each their own copy of every module. */
export function requestedBuilds(): AsyncLocalStorage<RequestedBuild> {
  globalThis.storefrontRequestedBuilds ??= new AsyncLocalStorage();
  return globalThis.storefrontRequestedBuilds;
}
