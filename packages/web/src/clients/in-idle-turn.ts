type Work = () => void;

const waiting: Work[] = [];
let isScheduled = false;

/**
 * One work per idle period, in the order in which they were given, once the page has loaded: the page's own code never
 * waits for several, and a script that never comes does not hold up the page's load.
 */
export function inIdleTurn(work: Work): void {
  waiting.push(work);
  schedule();
}

function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  if (document.readyState === 'complete') whenIdle(runNext);
  else addEventListener('load', () => whenIdle(runNext), { once: true });
}

function runNext(): void {
  isScheduled = false;
  try {
    waiting.shift()?.();
  } finally {
    schedule();
  }
}

function whenIdle(work: Work): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 50);
}
