import {
  SCROLL_AT_REST,
  SCROLLING_ENDS_AFTER_MS,
  type ScrollState,
  trackScroll,
} from '@storefront/core/shell/scroll';
import { deviceTraits, RESIZE_THROTTLE_MS } from '@storefront/core/shell/viewport';
import { throttle } from '../../hooks/throttle.ts';
import type { Viewport } from '../../state/site-atoms.ts';

export interface ViewportReport {
  onViewport: (viewport: Viewport) => void;
  onScroll: (state: ScrollState) => void;
  onScrolling: (isScrolling: boolean) => void;
}

/** `[entity.site-state.6]` `[entity.site-state.7]` Reports sizes of window and document, and the scroll. Returns a cleanup function. */
export function followViewport({ onViewport, onScroll, onScrolling }: ViewportReport): () => void {
  const root = document.documentElement;
  const finger = matchMedia('(any-pointer: coarse)');
  const cursor = matchMedia('(any-hover: hover) and (any-pointer: fine)');
  let state = SCROLL_AT_REST;
  let frame = 0;
  let sizeFrame = 0;
  let endTimer = 0;

  const look = () => {
    frame = 0;
    const { scrollX, scrollY, innerHeight: winHeight } = window;
    state = trackScroll(state, { scrollX, scrollY }, { winHeight, docHeight: root.scrollHeight });
    onScroll(state);
  };
  const measure = () => {
    onViewport({
      winWidth: window.innerWidth,
      winHeight: window.innerHeight,
      docWidth: root.scrollWidth,
      docHeight: root.scrollHeight,
      ...deviceTraits({ hasFinger: finger.matches, hasCursor: cursor.matches }),
    });
    look();
  };
  const resizing = throttle(measure, RESIZE_THROTTLE_MS);
  const onMove = () => {
    onScrolling(true);
    clearTimeout(endTimer);
    endTimer = window.setTimeout(() => onScrolling(false), SCROLLING_ENDS_AFTER_MS);
    frame ||= requestAnimationFrame(look);
  };

  // The document's height changes without the window's. In the next frame: what a report changes would be reported again
  // at once, and WebKit calls that an error.
  const observer = new ResizeObserver(() => {
    sizeFrame ||= requestAnimationFrame(() => {
      sizeFrame = 0;
      resizing.run();
    });
  });
  observer.observe(root);
  addEventListener('resize', resizing.run);
  addEventListener('scroll', onMove, { passive: true });
  for (const media of [finger, cursor]) media.addEventListener('change', resizing.run);
  resizing.run();

  return () => {
    observer.disconnect();
    resizing.stop();
    removeEventListener('resize', resizing.run);
    removeEventListener('scroll', onMove);
    for (const media of [finger, cursor]) media.removeEventListener('change', resizing.run);
    clearTimeout(endTimer);
    cancelAnimationFrame(frame);
    cancelAnimationFrame(sizeFrame);
  };
}
