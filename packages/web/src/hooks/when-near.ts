import { bottomBarHeight } from './bottom-bar.ts';
import { onceUsed } from './when-used.ts';

/** How far below the window something is about to be seen by somebody who scrolls. */
const NEAR_PX = 300;

/**
 * Calls back once the element is in sight or about to be. A page that nobody uses yet may never be scrolled: until then
 * only what is in sight counts, and nothing behind a bar at the window's foot. Returns a cleanup function.
 */
export function whenNear(element: Element, work: () => void): () => void {
  let observer: IntersectionObserver | null = null;
  const observe = (rootMargin: string) => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        stop();
        work();
      },
      { rootMargin },
    );
    observer.observe(element);
  };
  const forget = onceUsed(() => observe(`${NEAR_PX}px 0px`));
  const stop = () => {
    forget();
    observer?.disconnect();
  };
  // An element that only touches the edge counts as intersecting.
  observe(`0px 0px ${-bottomBarHeight() - 1}px`);
  return stop;
}
