/** `[screen.recommendations-carousel.2]` Cards in view. */
export function cardsInView(isMobile: boolean): number {
  return isMobile ? 2.25 : 3.5;
}

/** `[screen.recommendations-carousel.4]` Placeholders while results are empty. */
export const PLACEHOLDER_COUNT = 6;

/** `[screen.recommendations-carousel.3]` What analytics call the carousel, or the card at `index` in it. */
export function carouselListName(index: number | null = null): string {
  const name = 'recommended for you';
  return index === null ? name : `${name} - position ${index + 1}`;
}

/** `[const.timings.8]` How long after its mount a page loads recommendations. */
export const RECOMMENDATIONS_LOAD_AFTER_MS = 1000;
