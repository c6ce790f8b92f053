type Work = () => void;

const waiting: Work[] = [];
let isScheduled = false;

/** One work per idle period, in the order in which they were given: a page's own code never waits for several. */
export function inIdleTurn(work: Work): void {
  waiting.push(work);
  schedule();
}

function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  const runNext = () => {
    isScheduled = false;
    try {
      waiting.shift()?.();
    } finally {
      schedule();
    }
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext, { timeout: 1_000 });
  else setTimeout(runNext, 50);
}
