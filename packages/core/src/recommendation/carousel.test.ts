import { expect, it } from 'vitest';
import {
  cardsInView,
  carouselListName,
  PLACEHOLDER_COUNT,
  RECOMMENDATIONS_LOAD_AFTER_MS,
} from './carousel.ts';

it('[screen.recommendations-carousel.2] shows 2.25 cards on mobile and 3.5 on desktop', () => {
  expect([cardsInView(true), cardsInView(false)]).toEqual([2.25, 3.5]);
});

it('[screen.recommendations-carousel.3] has a name in analytics, with the position of a card', () => {
  expect(carouselListName()).toBe('recommended for you');
  expect(carouselListName(0)).toBe('recommended for you - position 1');
});

it('[screen.recommendations-carousel.4] has six placeholders', () => {
  expect(PLACEHOLDER_COUNT).toBe(6);
});

it('[const.timings.8] loads 1 second after the page', () => {
  expect(RECOMMENDATIONS_LOAD_AFTER_MS).toBe(1000);
});
