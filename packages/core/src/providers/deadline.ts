import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** All calls to providers made while `work` runs have `budgetMs` from now together. */
export function withinBudget<Result>(budgetMs: number, work: () => Promise<Result>): Promise<Result> {
  return deadlines.run(performance.now() + budgetMs, work);
}

/** What is left of the budget, in whole milliseconds; infinite where there is none. */
export function remainingMs(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, Math.floor(deadline - performance.now()));
}
