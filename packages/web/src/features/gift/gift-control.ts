import type { CartAttribute } from '@storefront/core/cart/cart';
import type { GiftCardMode } from '@storefront/core/product/action-button';
import type { PageVariant } from '@storefront/core/product/to-product-page';

/** Adds the card of a gift to the cart. Returns whether it is there now. */
export type AddGift = (card: PageVariant, giftId: string, attributes: CartAttribute[]) => Promise<boolean>;

/** What the page's button knows of the form. */
export interface GiftControl {
  mode: GiftCardMode;
  /** `[rule.gift-form.7]` */
  isBlocked: boolean;
  isSending: boolean;
  /** Creates the gift, then adds its card. */
  send(card: PageVariant): void;
}
