/** How long the calls that share it may be waited for together. */
export interface WaitBudget {
  isSpent(): boolean;
  /** The call's result; rejects with what `late` returns once the budget is spent. The call itself goes on. */
  wait<Result>(call: Promise<Result>, late: () => Error): Promise<Result>;
}

/**
 * Time is counted in slices, while at least one call is waited for. A call that ends within its first slice costs
 * nothing, so that a table that works can be called often; and when this process itself was too busy to read a
 * response, or was frozen between two requests, that counts as one slice and not as the table's fault.
 */
const SLICE_MS = 50;

/** Concurrent calls count once. */
export function createWaitBudget(budgetMs: number): WaitBudget {
  let leftMs = budgetMs;
  const waiting = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function countSlice(): void {
    leftMs -= SLICE_MS;
    if (leftMs > 0) timer = setTimeout(countSlice, SLICE_MS);
    else for (const giveUp of waiting) giveUp();
  }

  return {
    isSpent: () => leftMs <= 0,
    async wait<Result>(call: Promise<Result>, late: () => Error): Promise<Result> {
      const { promise: lateness, reject } = Promise.withResolvers<never>();
      const giveUp = () => reject(late());
      waiting.add(giveUp);
      if (waiting.size === 1) timer = setTimeout(countSlice, SLICE_MS);
      try {
        return await Promise.race([call, lateness]);
      } finally {
        waiting.delete(giveUp);
        if (waiting.size === 0) clearTimeout(timer);
      }
    },
  };
}
