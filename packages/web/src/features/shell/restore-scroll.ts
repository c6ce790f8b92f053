/** How long a page may take to become as tall as it was, e.g. while a listing brings its further pages back. */
const GIVES_UP_AFTER_MS = 3000;

/**
 * Brings the page to where it stood, in pixels from the top, as soon as it is tall enough for it. Whoever scrolls
 * meanwhile is left alone. Answers how to call it off; that it is over, `onEnd` hears once.
 */
export function restoreScroll(scrollY: number, onEnd: () => void): () => void {
  const over = new AbortController();
  const stop = () => {
    if (over.signal.aborted) return;
    over.abort();
    onEnd();
  };
  const until = performance.now() + GIVES_UP_AFTER_MS;
  const step = () => {
    if (over.signal.aborted) return;
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    if (Math.abs(window.scrollY - scrollY) <= 1 || performance.now() > until) return stop();
    requestAnimationFrame(step);
  };
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(act, stop, { passive: true, signal: over.signal });
  step();
  return stop;
}
