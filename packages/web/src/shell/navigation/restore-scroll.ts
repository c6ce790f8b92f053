import { layOutNow } from './lay-out-rest.ts';

/** How long a page may take to become as tall as it was, e.g. while a listing brings its further pages back. */
const GIVES_UP_AFTER_MS = 3000;

/**
 * Brings the page to where it stood, in pixels from the top, as soon as it is tall enough for it; a shopper who
 * scrolls meanwhile is left alone. Calls `onEnd` once that is over. Returns a function that stops it silently.
 */
export function restoreScroll(scrollY: number, onEnd: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    if (signal.aborted) return;
    over.abort();
    onEnd();
  };
  layOutNow();
  const until = performance.now() + GIVES_UP_AFTER_MS;
  const step = () => {
    if (signal.aborted) return;
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    if (Math.abs(window.scrollY - scrollY) <= 1 || performance.now() > until) return end();
    requestAnimationFrame(step);
  };
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(act, end, { passive: true, signal });
  step();
  return () => over.abort();
}
