import {
  ANIMATE_ON_SCROLL_DELAY_MS,
  ANIMATE_ON_SCROLL_THRESHOLD,
  isRevealed,
} from '@storefront/core/shell/scroll';

const WAITING = '[data-animate]:not([data-seen])';

/**
 * `[state.scroll-tracking.3]` Elements with `data-animate` get `data-seen` true or false as they enter and leave the
 * window; those of `data-animate="once"` stay seen. Begins 900 ms after the call, so that nothing that was painted is
 * hidden again. Returns a cleanup function.
 */
export function revealOnScroll(): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const { animate, seen } = target.dataset;
        const isShown = isRevealed({
          isInView: isIntersecting,
          wasRevealed: seen === 'true',
          isOnce: animate === 'once',
        });
        target.dataset.seen = String(isShown);
        if (isShown && animate === 'once') observer.unobserve(target);
      }
    },
    { threshold: ANIMATE_ON_SCROLL_THRESHOLD },
  );
  const observeIn = (place: ParentNode) => {
    for (const element of place.querySelectorAll(WAITING)) observer.observe(element);
  };
  // Only where something was added: looking through hundreds of cards takes milliseconds while they are scrolled.
  const pages = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) observeIn(target);
  });
  const timer = setTimeout(() => {
    observeIn(document);
    pages.observe(document.body, { childList: true, subtree: true });
  }, ANIMATE_ON_SCROLL_DELAY_MS);

  return () => {
    clearTimeout(timer);
    pages.disconnect();
    observer.disconnect();
    // Without the attribute everything is visible.
    for (const element of document.querySelectorAll<HTMLElement>('[data-animate]'))
      delete element.dataset.seen;
  };
}
