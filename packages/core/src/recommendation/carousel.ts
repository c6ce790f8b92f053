/** `[screen.recommendations-carousel.2]` Cards in view. */
export function cardsInView(isMobile: boolean): number {
  return isMobile ? 2.25 : 3.5;
}

/** `[screen.recommendations-carousel.4]` Placeholders while results are empty. */
export const PLACEHOLDER_COUNT = 6;

/** `[screen.recommendations-carousel.3]` The carousel's name in analytics, or that of the card at `index`. */
export function carouselListName(index: number | null = null): string {
  const name = 'recommended for you';
  return index === null ? name : `${name} - position ${index + 1}`;
}

/** `[const.timings.8]` From a page's mount to the request for recommendations. */
export const RECOMMENDATIONS_LOAD_AFTER_MS = 1000;
