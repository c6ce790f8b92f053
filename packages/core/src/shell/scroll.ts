import { decodePathPart } from '../decode-path-part.ts';
import { sitePath } from './site-path.ts';

/** [const.timings.1] */
export const SCROLL_TO_TOP_DELAY_MS = 600;
/** [state.scroll-tracking.2], [const.timings.9] */
export const SCROLLING_ENDS_AFTER_MS = 250;
/** [const.timings.10] */
export const ANIMATE_ON_SCROLL_DELAY_MS = 900;
export const ANIMATE_ON_SCROLL_THRESHOLD = 0;

export interface Navigation {
  /** Addresses with query and hash. */
  from: string;
  to: string;
  /** Through the browser's history, not through a link. */
  isHistory: boolean;
  /** The stored position of that history entry, in pixels; null without one. */
  savedScrollY: number | null;
  prefersReducedMotion: boolean;
}

export type ScrollMove =
  | { kind: 'stay' }
  | { kind: 'top'; delayMs: number }
  | { kind: 'restore'; scrollY: number }
  | { kind: 'anchor'; id: string };

/**
 * Where the page goes after a navigation. First match wins: an entry of the history with a stored position is
 * restored ([screen.scroll-behaviour.2]); a hash leads to its element; within one page, or between pages of one
 * collection, nothing moves ([screen.scroll-behaviour.3]); everything else, also the same address again, goes to the
 * top after 600 ms ([screen.scroll-behaviour.1]), at once for shoppers who want less motion.
 */
export function scrollAfterNavigation(navigation: Navigation): ScrollMove {
  const { from, to, isHistory, savedScrollY, prefersReducedMotion } = navigation;
  if (isHistory && isPosition(savedScrollY)) return { kind: 'restore', scrollY: savedScrollY };
  const id = anchorOf(to);
  if (id !== '') return { kind: 'anchor', id };
  if (from !== to && placeOf(from) === placeOf(to)) return { kind: 'stay' };
  return { kind: 'top', delayMs: prefersReducedMotion ? 0 : SCROLL_TO_TOP_DELAY_MS };
}

/** Two addresses with the same place show the same thing, filtered, sorted, paged or with another size chosen. */
function placeOf(address: string): string {
  const path = sitePath(address);
  if (path === '/search') {
    return `/search?q=${new URLSearchParams(/^[^#?]*\?([^#]*)/.exec(address)?.[1]).get('q') ?? ''}`;
  }
  return path.replace(/^(\/collections\/[^/]+)\/page\/[^/]+$/, '$1');
}

function anchorOf(address: string): string {
  const hash = address.indexOf('#');
  if (hash === -1) return '';
  return decodePathPart(address.slice(hash + 1));
}

function isPosition(scrollY: number | null): scrollY is number {
  return scrollY !== null && Number.isFinite(scrollY) && scrollY >= 0;
}

export type ScrollDirection = 'up' | 'down' | 'left' | 'right';

/** All lengths in pixels. */
export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

export interface ScrollState extends ScrollPosition {
  /** Null until the first movement. */
  scrollDirection: ScrollDirection | null;
  isAtTop: boolean;
  isAtBottom: boolean;
}

export const SCROLL_AT_REST: ScrollState = {
  scrollX: 0,
  scrollY: 0,
  scrollDirection: null,
  isAtTop: true,
  isAtBottom: false,
};

/**
 * The scroll state after a movement ([state.scroll-tracking.1]). Positions beyond the page's ends, as rubber
 * bands give them, count as the end, so that the bounce back is no change of direction.
 */
export function trackScroll(
  before: ScrollState,
  position: ScrollPosition,
  { winHeight, docHeight }: { winHeight: number; docHeight: number },
): ScrollState {
  const lowest = Math.max(0, docHeight - winHeight);
  const scrollX = Math.max(0, position.scrollX);
  const scrollY = Math.min(Math.max(0, position.scrollY), lowest);
  return {
    scrollX,
    scrollY,
    scrollDirection:
      directionOf(scrollX - before.scrollX, scrollY - before.scrollY) ?? before.scrollDirection,
    isAtTop: scrollY <= 0,
    isAtBottom: scrollY >= lowest - 1,
  };
}

function directionOf(right: number, down: number): ScrollDirection | null {
  if (right === 0 && down === 0) return null;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
}

/** Whether an animate-on-scroll element is shown: in view, or once seen where it is animate-once ([state.scroll-tracking.3]). */
export function isRevealed(element: { isInView: boolean; wasRevealed: boolean; isOnce: boolean }): boolean {
  return element.isInView || (element.isOnce && element.wasRevealed);
}
