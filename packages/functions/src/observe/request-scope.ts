import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs the work; each line that it logs carries the request's id. */
export function withRequestId<Result>(requestId: string, work: () => Promise<Result>): Promise<Result> {
  return scope.run(requestId, work);
}

/** Null outside of requests. */
export function currentRequestId(): string | null {
  return scope.getStore() ?? null;
}
