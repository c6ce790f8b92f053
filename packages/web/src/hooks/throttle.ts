/** Runs `work` at once and then at most every `everyMs`, the last call always included. */
export function throttle(work: () => void, everyMs: number): { run: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isCalledAgain = false;
  const run = () => {
    if (timer !== null) {
      isCalledAgain = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = null;
      if (!isCalledAgain) return;
      isCalledAgain = false;
      run();
    }, everyMs);
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    isCalledAgain = false;
  };
  return { run, stop };
}
