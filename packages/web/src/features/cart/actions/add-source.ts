/** Where lines were added, for analytics, where the page does not say it. */
export interface AddSource {
  addToCartType?: string;
}

/** Of lines of a link. */
export const CART_LINK: AddSource = { addToCartType: 'cart link' };

/** Of lines that the cart itself adds: a raised quantity, an undone removal. */
export const FROM_BAG: AddSource = { addToCartType: 'bag' };
