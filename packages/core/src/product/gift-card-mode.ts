export type GiftCardMode = 'buy-now' | 'send-as-gift';

/** `[state.product-detail-page.18]` Send as gift, but Buy Now on widths of 768 px or less. */
export function initialGiftCardMode(widthPx: number): GiftCardMode {
  return widthPx <= 768 ? 'buy-now' : 'send-as-gift';
}
