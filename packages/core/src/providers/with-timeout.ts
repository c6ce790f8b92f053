/**
 * The result of `work`, or a rejection with `late()` when it takes longer. Its signal is then aborted; work that
 * ignores the signal is not awaited.
 */
export function withTimeout<Result>(
  timeoutMs: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(late());
      controller.abort();
    }, timeoutMs);
    work(controller.signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
