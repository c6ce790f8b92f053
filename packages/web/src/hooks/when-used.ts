/** What a shopper does with a page: a script that nobody waits for can come after the first of them. */
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

/**
 * Runs once, at the first sign that somebody uses the page: what only prepares for it costs a page that is merely
 * opened nothing. Returns a cleanup function.
 */
export function whenUsed(work: () => void): () => void {
  const stop = new AbortController();
  const onUse = () => {
    stop.abort();
    work();
  };
  for (const type of SIGNS_OF_USE) {
    document.addEventListener(type, onUse, { capture: true, passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}
