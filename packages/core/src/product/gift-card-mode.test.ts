import { expect, it } from 'vitest';
import { initialGiftCardMode } from './gift-card-mode.ts';

it.each([
  [390, 'buy-now'],
  [768, 'buy-now'],
  [769, 'send-as-gift'],
  [1440, 'send-as-gift'],
])('[state.product-detail-page.18] at %s px a gift card starts as %s', (width, mode) => {
  expect(initialGiftCardMode(width)).toBe(mode);
});
