import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** Whatever providers are asked while `work` runs, in a row or at once, they have `budgetMs` from now together. */
export function withinBudget<Answer>(budgetMs: number, work: () => Promise<Answer>): Promise<Answer> {
  return deadlines.run(performance.now() + budgetMs, work);
}

/** What is left of the budget, in whole milliseconds; infinite where there is none. */
export function remainingMs(): number {
  const deadline = deadlines.getStore();
  return deadline === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, Math.floor(deadline - performance.now()));
}
