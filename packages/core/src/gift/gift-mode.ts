import type { GiftCardMode } from '../product/action-button.ts';

/** `[state.product-detail-page.17]` `[state.product-detail-page.19]` The mode that the toggle switches to, and whether the page scrolls to the info panel. */
export function switchGiftCardMode(mode: GiftCardMode): { mode: GiftCardMode; scrollsToPanel: boolean } {
  return mode === 'buy-now'
    ? { mode: 'send-as-gift', scrollsToPanel: true }
    : { mode: 'buy-now', scrollsToPanel: false };
}
