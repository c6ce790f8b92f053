import { isMobileSize } from '@storefront/core/shell/viewport';
import { atom } from 'jotai';

/** `[entity.site-state.2]` */
export const prefersReducedMotionAtom = atom(false);
/** From the start of a navigation until its page has reached its scroll position. */
export const isTransitioningAtom = atom(false);
/** The route shown, as the route table writes it; null until hydration. */
export const activePageAtom = atom<string | null>(null);
export const pageTitleAtom = atom<string | null>(null);

export interface Viewport {
  /** Pixels. */
  winWidth: number;
  winHeight: number;
  docWidth: number;
  docHeight: number;
  deviceIsTouch: boolean;
  deviceIsCursor: boolean;
  deviceIsMobile: boolean;
}

/** Null until it was measured: server markup must not depend on it. */
export const viewportAtom = atom<Viewport | null>(null);

/** `[entity.site-state.6]` Pure: what nothing reads is left out of the bundle. */
export const winWidthAtom = /* @__PURE__ */ atom((get) => get(viewportAtom)?.winWidth ?? 0);
export const winHeightAtom = /* @__PURE__ */ atom((get) => get(viewportAtom)?.winHeight ?? 0);
export const docWidthAtom = /* @__PURE__ */ atom((get) => get(viewportAtom)?.docWidth ?? 0);
export const docHeightAtom = /* @__PURE__ */ atom((get) => get(viewportAtom)?.docHeight ?? 0);
export const isMobileSizeAtom = /* @__PURE__ */ atom((get) => isMobileSize(get(winWidthAtom)));
export const deviceIsTouchAtom = /* @__PURE__ */ atom((get) => get(viewportAtom)?.deviceIsTouch ?? false);
export const deviceIsCursorAtom = /* @__PURE__ */ atom((get) => get(viewportAtom)?.deviceIsCursor ?? false);
export const deviceIsMobileAtom = /* @__PURE__ */ atom((get) => get(viewportAtom)?.deviceIsMobile ?? false);
