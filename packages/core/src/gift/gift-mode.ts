import type { GiftCardMode } from '../product/gift-card-mode.ts';

/** `[state.product-detail-page.17]` What the toggle switches to, and whether that scrolls to the info panel, `[….19]`. */
export function switchGiftCardMode(mode: GiftCardMode): { mode: GiftCardMode; scrollsToPanel: boolean } {
  return mode === 'buy-now'
    ? { mode: 'send-as-gift', scrollsToPanel: true }
    : { mode: 'buy-now', scrollsToPanel: false };
}
