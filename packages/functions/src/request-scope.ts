import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Whatever is logged while this runs belongs to the request. */
export function inRequest<Answer>(requestId: string, work: () => Promise<Answer>): Promise<Answer> {
  return scope.run(requestId, work);
}

/** Null outside of requests. */
export function currentRequestId(): string | null {
  return scope.getStore() ?? null;
}
