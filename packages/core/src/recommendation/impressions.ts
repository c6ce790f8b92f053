/** `[const.recommendations.1]` The least visible ratio of a carousel, 0 to 1. */
export const IMPRESSION_RATIO = 0.75;

/** Whether a carousel of this visible ratio counts as seen. */
export function isImpression(visibleRatio: number): boolean {
  return visibleRatio >= IMPRESSION_RATIO;
}

/** `[const.recommendations.1]` The products that an impression reports: the first 3 on mobile, 4 on desktop. */
export function impressionItems<Item>(items: readonly Item[], isMobile: boolean): Item[] {
  return items.slice(0, isMobile ? 3 : 4);
}
