import Router from 'next/router';

/** What a shopper does with a page: a script that nobody waits for can come after the first of them. */
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

/**
 * Runs once, at the first sign that somebody uses the page: what only prepares for it costs a page that is merely
 * opened nothing. Returns a cleanup function.
 */
export function whenUsed(work: () => void): () => void {
  const stop = new AbortController();
  const onUse = (event: Event) => {
    if (isLyingThere(event)) return;
    stop.abort();
    work();
  };
  for (const type of SIGNS_OF_USE) {
    document.addEventListener(type, onUse, { capture: true, passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Of a pointer that moved by nothing: the page appeared below it, and Chromium says so after each layout. */
const isLyingThere = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

let countAsUsed = () => {};

/** The page counts as used: what stands below the fold is about to change. */
export const markUsed = () => countAsUsed();

const isServer = typeof document === 'undefined';
const used = isServer
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      countAsUsed = resolve;
      whenUsed(resolve);
      // The next page is drawn here, so it cannot wait for a sign of use.
      Router.events.on('routeChangeStart', () => resolve());
    });

/** Runs once the page is used, soon where it has been. Returns a cleanup function. */
export function onceUsed(work: () => void): () => void {
  let isCancelled = false;
  void used.then(() => {
    if (!isCancelled) work();
  });
  return () => {
    isCancelled = true;
  };
}

/** Loads a part below the fold once the page is used, or has been; the server draws it at once. */
export async function loadWhenUsed<Part>(load: () => Promise<Part>): Promise<Part> {
  await used;
  return load();
}
