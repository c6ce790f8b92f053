import type { CartLineInput } from '../cart/cart.ts';
import { GIFT_ID_KEY } from '../cart/quantity.ts';
import { SHIPPING_PROTECTION_HANDLE } from '../cart/shipping-protection.ts';
import type { OrderLine } from './order.ts';

export interface BuyAgain {
  /** Each variant once, with the sum of its quantities and without the attributes of the earlier order. */
  lines: CartLineInput[];
  /** Titles of the lines that are no longer for sale. */
  unavailable: string[];
}

/** The lines of an order for a new cart, without gift cards made as gifts and without shipping protection. */
export function buyAgain(orderLines: readonly OrderLine[]): BuyAgain {
  const quantities = new Map<string, number>();
  const unavailable: string[] = [];
  for (const { variant, attributes, title, quantity } of orderLines) {
    const isGift = attributes.some(({ key }) => key === GIFT_ID_KEY);
    if (isGift || variant?.productHandle === SHIPPING_PROTECTION_HANDLE || quantity < 1) continue;
    if (variant?.availableForSale) {
      quantities.set(variant.id, (quantities.get(variant.id) ?? 0) + quantity);
    } else if (!unavailable.includes(title)) {
      unavailable.push(title);
    }
  }
  const lines = [...quantities].map(([merchandiseId, quantity]) => ({ merchandiseId, quantity }));
  return { lines, unavailable };
}
