import type { CartLineInput } from '../cart/cart.ts';
import { GIFT_ID_KEY } from '../cart/quantity.ts';
import { SHIPPING_PROTECTION_HANDLE } from '../cart/shipping-protection.ts';
import type { OrderLine } from './order.ts';

export interface BuyAgain {
  /** Each variant once, with the sum of its quantities and the attributes that it has now. */
  lines: CartLineInput[];
  /** Titles of the lines that are no longer for sale. */
  unavailable: string[];
  /** Whether gift cards made as gifts are left out. */
  hasGifts: boolean;
}

/** The lines of an order for a new cart, without gift cards made as gifts and without shipping protection. */
export function buyAgain(orderLines: readonly OrderLine[]): BuyAgain {
  const lines = new Map<string, CartLineInput>();
  const unavailable: string[] = [];
  let hasGifts = false;
  for (const { variant, attributes, title, quantity } of orderLines) {
    const isGift = attributes.some(({ key }) => key === GIFT_ID_KEY);
    hasGifts ||= isGift;
    if (isGift || variant?.productHandle === SHIPPING_PROTECTION_HANDLE || quantity < 1) continue;
    if (variant?.availableForSale) {
      const before = lines.get(variant.id)?.quantity ?? 0;
      lines.set(variant.id, {
        merchandiseId: variant.id,
        quantity: before + quantity,
        attributes: variant.attributes,
      });
    } else if (!unavailable.includes(title)) {
      unavailable.push(title);
    }
  }
  return { lines: [...lines.values()], unavailable, hasGifts };
}
