import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Navigation, ScrollState } from './scroll.ts';
import {
  ANIMATE_ON_SCROLL_DELAY_MS,
  ANIMATE_ON_SCROLL_THRESHOLD,
  isRevealed,
  SCROLL_AT_REST,
  SCROLLING_ENDS_AFTER_MS,
  scrollAfterNavigation,
  trackScroll,
} from './scroll.ts';

const back = { isHistory: true, savedScrollY: 1840 };

describe('scroll after a navigation', () => {
  it.each<[string, Partial<Navigation> & { from: string; to: string }, string]>([
    [
      '[screen.scroll-behaviour.1] [const.timings.1] another page',
      { from: '/', to: '/collections/new' },
      'top after 600',
    ],
    [
      '[screen.scroll-behaviour.1] less motion wanted',
      { from: '/', to: '/cart', prefersReducedMotion: true },
      'top after 0',
    ],
    [
      '[screen.scroll-behaviour.1] the same link again',
      { from: '/collections/new', to: '/collections/new' },
      'top after 600',
    ],
    [
      '[screen.scroll-behaviour.1] another product',
      { from: '/products/iris', to: '/products/vesper' },
      'top after 600',
    ],
    [
      '[screen.scroll-behaviour.1] another search',
      { from: '/search?q=slip', to: '/search?q=bra' },
      'top after 600',
    ],
    [
      '[screen.scroll-behaviour.2] back to a listing',
      { from: '/products/iris', to: '/collections/new', ...back },
      'restore 1840',
    ],
    [
      '[screen.scroll-behaviour.2] to its third page',
      { from: '/products/a', to: '/collections/new/page/3', ...back },
      'restore 1840',
    ],
    [
      '[screen.scroll-behaviour.2] back to any page',
      { from: '/products/iris', to: '/', ...back },
      'restore 1840',
    ],
    [
      '[screen.scroll-behaviour.2] nothing stored',
      { from: '/products/a', to: '/', isHistory: true, savedScrollY: null },
      'top after 600',
    ],
    [
      '[screen.scroll-behaviour.2] a malformed position',
      { from: '/products/a', to: '/', isHistory: true, savedScrollY: Number.NaN },
      'top after 600',
    ],
    [
      '[screen.scroll-behaviour.2] a negative position',
      { from: '/products/a', to: '/', isHistory: true, savedScrollY: -1 },
      'top after 600',
    ],
    [
      '[screen.scroll-behaviour.2] by a link',
      { from: '/products/iris', to: '/collections/new', savedScrollY: 9 },
      'top after 600',
    ],
    [
      '[screen.scroll-behaviour.3] the next page',
      { from: '/collections/new', to: '/collections/new/page/2' },
      'stay',
    ],
    [
      '[screen.scroll-behaviour.3] from page to page',
      { from: '/collections/new/page/2', to: '/collections/new/page/3' },
      'stay',
    ],
    [
      '[screen.scroll-behaviour.3] a filter',
      { from: '/collections/new', to: '/collections/new?colour=ink' },
      'stay',
    ],
    [
      '[screen.scroll-behaviour.3] another collection',
      { from: '/collections/new', to: '/collections/bras/page/2' },
      'top after 600',
    ],
    ['the product’s other size', { from: '/products/iris', to: '/products/iris?variant=2' }, 'stay'],
    ['the same search, filtered', { from: '/search?q=slip', to: '/search?q=slip&sort=price' }, 'stay'],
    ['search without words', { from: '/search', to: '/search?q=' }, 'stay'],
    ['a hash', { from: '/pages/care', to: '/pages/care#silk' }, 'anchor silk'],
    ['a hash on another page', { from: '/', to: '/pages/care#pure%20silk' }, 'anchor pure silk'],
    ['a malformed hash', { from: '/', to: '/pages/care#100%' }, 'anchor 100%'],
    ['an empty hash', { from: '/', to: '/pages/care#' }, 'top after 600'],
  ])('%s: %j', (_, navigation, expected) => {
    const move = scrollAfterNavigation({
      isHistory: false,
      savedScrollY: null,
      prefersReducedMotion: false,
      ...navigation,
    });
    const actual = {
      stay: () => 'stay',
      top: () => `top after ${move.kind === 'top' && move.delayMs}`,
      restore: () => `restore ${move.kind === 'restore' && move.scrollY}`,
      anchor: () => `anchor ${move.kind === 'anchor' && move.id}`,
    }[move.kind]();
    expect(actual).toBe(expected);
  });

  it('any two addresses lead to a move', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, to) => {
        const move = scrollAfterNavigation({
          from,
          to,
          isHistory: false,
          savedScrollY: null,
          prefersReducedMotion: true,
        });
        return ['stay', 'top', 'anchor'].includes(move.kind);
      }),
    );
  });
});

describe('scroll tracking [state.scroll-tracking.1]', () => {
  const page = { winHeight: 800, docHeight: 3000 };
  const at = (scrollX: number, scrollY: number): ScrollState => ({ ...SCROLL_AT_REST, scrollX, scrollY });

  it.each<[string, ScrollState, [number, number], Partial<ScrollState>]>([
    ['down', at(0, 100), [0, 160], { scrollY: 160, scrollDirection: 'down' }],
    ['up', at(0, 160), [0, 100], { scrollY: 100, scrollDirection: 'up' }],
    ['right', at(0, 100), [50, 100], { scrollX: 50, scrollDirection: 'right' }],
    ['left', at(50, 100), [0, 110], { scrollX: 0, scrollDirection: 'left' }],
    ['not at all', { ...at(0, 100), scrollDirection: 'up' }, [0, 100], { scrollDirection: 'up' }],
    ['to the top', at(0, 40), [0, 0], { isAtTop: true, isAtBottom: false, scrollDirection: 'up' }],
    ['beyond the top', at(0, 0), [0, -80], { scrollY: 0, isAtTop: true, scrollDirection: null }],
    ['to the bottom', at(0, 2100), [0, 2200], { isAtTop: false, isAtBottom: true }],
    ['to the bottom, rounded down', at(0, 2100), [0, 2199], { isAtBottom: true }],
    ['just above the bottom', at(0, 2100), [0, 2198], { isAtBottom: false }],
    ['beyond the bottom', at(0, 2200), [0, 2260], { scrollY: 2200, isAtBottom: true, scrollDirection: null }],
  ])('%s', (_, before, [scrollX, scrollY], expected) => {
    expect(trackScroll(before, { scrollX, scrollY }, page)).toMatchObject(expected);
  });

  it('a page shorter than the window is at its top and its bottom', () => {
    const state = trackScroll(SCROLL_AT_REST, { scrollX: 0, scrollY: 0 }, { winHeight: 800, docHeight: 500 });
    expect(state).toMatchObject({ isAtTop: true, isAtBottom: true });
  });
});

describe('the timings of scrolling', () => {
  it('[state.scroll-tracking.2] [const.timings.10] are data', () => {
    expect(SCROLLING_ENDS_AFTER_MS).toBe(250);
    expect([ANIMATE_ON_SCROLL_DELAY_MS, ANIMATE_ON_SCROLL_THRESHOLD]).toEqual([900, 0]);
  });
});

describe('animate on scroll [state.scroll-tracking.3]', () => {
  it.each([
    ['enters the viewport', true, false, false, true],
    ['leaves it', false, true, false, false],
    ['leaves it, animate-once', false, true, true, true],
    ['animate-once, not seen yet', false, false, true, false],
  ])('an element that %s', (_, isInView, wasRevealed, isOnce, isShown) => {
    expect(isRevealed({ isInView, wasRevealed, isOnce })).toBe(isShown);
  });
});
