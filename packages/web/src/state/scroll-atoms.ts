import { SCROLL_AT_REST, type ScrollState } from '@storefront/core/shell/scroll';
import { atom } from 'jotai';

/** `[state.scroll-tracking.1]` */
export const scrollAtom = atom<ScrollState>(SCROLL_AT_REST);

/** `[entity.site-state.7]` Pure: what nothing reads is left out of the bundle. */
export const scrollYAtom = /* @__PURE__ */ atom((get) => get(scrollAtom).scrollY);
export const scrollDirectionAtom = /* @__PURE__ */ atom((get) => get(scrollAtom).scrollDirection);
export const isAtTopAtom = /* @__PURE__ */ atom((get) => get(scrollAtom).isAtTop);
export const isAtBottomAtom = /* @__PURE__ */ atom((get) => get(scrollAtom).isAtBottom);
/** `[state.scroll-tracking.2]` Until 250 ms after the last movement. */
export const isScrollingAtom = atom(false);
