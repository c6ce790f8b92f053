import { SCROLL_AT_REST, type ScrollState } from '@storefront/core/shell/scroll';
import { atom } from 'jotai';

/** `[state.scroll-tracking.1]` */
export const scrollAtom = atom<ScrollState>(SCROLL_AT_REST);

/** `[entity.site-state.7]` */
export const scrollYAtom = atom((get) => get(scrollAtom).scrollY);
export const scrollDirectionAtom = atom((get) => get(scrollAtom).scrollDirection);
export const isAtTopAtom = atom((get) => get(scrollAtom).isAtTop);
export const isAtBottomAtom = atom((get) => get(scrollAtom).isAtBottom);
/** `[state.scroll-tracking.2]` Until 250 ms after the last movement. */
export const isScrollingAtom = atom(false);
