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
  const observeNew = () => {
    for (const element of document.querySelectorAll<HTMLElement>(WAITING)) observer.observe(element);
  };
  const pages = new MutationObserver(observeNew);
  const timer = setTimeout(() => {
    observeNew();
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
