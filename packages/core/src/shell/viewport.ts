/** [const.layout.1] Narrower than this is mobile. */
export const MOBILE_BELOW_PX = 768;
/** From here on the wide header, cards that react to hovering and the filter panel. */
export const WIDE_NAVIGATION_FROM_PX = 1100;
/** [const.timings.9] */
export const RESIZE_THROTTLE_MS = 250;

export function isMobileSize(winWidth: number): boolean {
  return winWidth < MOBILE_BELOW_PX;
}

export function hasWideNavigation(winWidth: number): boolean {
  return winWidth >= WIDE_NAVIGATION_FROM_PX;
}

export interface Pointers {
  /** Some pointer is as coarse as a finger. */
  hasFinger: boolean;
  /** Some pointer is fine and hovers. */
  hasCursor: boolean;
}

/** `[entity.site-state.6]` Touch and cursor of the device; a mobile one has touch only. */
export function deviceTraits({ hasFinger, hasCursor }: Pointers) {
  return {
    deviceIsTouch: hasFinger,
    deviceIsCursor: hasCursor,
    deviceIsMobile: hasFinger && !hasCursor,
  };
}
