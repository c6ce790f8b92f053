/** Whatever tells that the shopper, or a way back, moves the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** Late parts above a place have come by then. */
const HELD_MS = 5_000;

/**
 * Keeps an element where it stands in the window while what is above it is still drawn, until the shopper moves the
 * page. WebKit never does that by itself, and the others not everywhere.
 */
export function holdAnchor(element: Element): void {
  const top = () => element.getBoundingClientRect().top;
  const held = top();
  const grown = new ResizeObserver(() => {
    const movedPx = top() - held;
    if (Math.abs(movedPx) >= 1) window.scrollBy({ top: movedPx, behavior: 'instant' });
  });
  const release = () => {
    clearTimeout(timer);
    grown.disconnect();
    for (const name of MOVES) removeEventListener(name, release, true);
  };
  const timer = setTimeout(release, HELD_MS);
  for (const name of MOVES) addEventListener(name, release, true);
  grown.observe(document.body);
}
