import { expect, it } from 'vitest';
import { switchGiftCardMode } from './gift-mode.ts';

it.each([
  ['buy-now', { mode: 'send-as-gift', scrollsToPanel: true }],
  ['send-as-gift', { mode: 'buy-now', scrollsToPanel: false }],
] as const)(
  '[state.product-detail-page.17] [state.product-detail-page.19] the toggle from %s',
  (mode, switched) => {
    expect(switchGiftCardMode(mode)).toEqual(switched);
  },
);
