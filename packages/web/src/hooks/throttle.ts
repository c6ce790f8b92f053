/** Runs `work` at once and then at most every `everyMs`, the last call always included. */
export function throttle(work: () => void, everyMs: number): { run: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isAskedAgain = false;
  const run = () => {
    if (timer !== null) {
      isAskedAgain = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      run();
    }, everyMs);
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    isAskedAgain = false;
  };
  return { run, stop };
}
