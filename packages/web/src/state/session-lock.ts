/**
 * Does the work while no other tab does something with the session: a token that one tab renews is refused to the others
 * at once. A browser without locks, or an address without https, does it as it is.
 */
export function withSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? locks.request('session', work) : work();
}
