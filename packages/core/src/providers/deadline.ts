import { AsyncLocalStorage } from 'node:async_hooks';

interface Deadline {
  /** In milliseconds of `performance.now()`. */
  at: number;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/** All calls to providers made while `work` runs have `budgetMs` from now together. */
export function withinBudget<Result>(budgetMs: number, work: () => Promise<Result>): Promise<Result> {
  return deadlines.run({ at: performance.now() + budgetMs }, work);
}

/** What is left of the budget, in whole milliseconds; infinite where there is none. */
export function remainingMs(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, Math.floor(deadline.at - performance.now()));
}

/** The same object for all that runs within one `withinBudget`; undefined outside of it. */
export function currentDeadline(): object | undefined {
  return deadlines.getStore();
}
