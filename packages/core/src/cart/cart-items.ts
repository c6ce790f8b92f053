import type { Purchase } from '../analytics/commerce-events.ts';
import type { CartItem } from '../analytics/shop-event.ts';
import { toCents } from '../money.ts';
import type { Cart } from './cart.ts';
import { quantityInCart } from './objections.ts';
import { toCartItem } from './to-cart-item.ts';

/** What is paid for, with what it costs after discounts. */
export function toPurchase({ lines, cost: { totalAmount } }: Cart): Purchase {
  return {
    lines: lines.map(toCartItem).map(({ item: { variantId, productId, priceCents }, quantity }) => ({
      variantId,
      productId,
      quantity,
      priceCents,
    })),
    totalCents: toCents(totalAmount.amount) ?? 0,
    currencyCode: totalAmount.currencyCode,
  };
}

/**
 * What a change added to the cart and removed from it, of the variants that it was about: other differences come from
 * other tabs, which record them.
 */
export function cartDifference(
  before: Cart,
  after: Cart,
  merchandiseIds: readonly string[],
): { added: CartItem[]; removed: CartItem[] } {
  const added: CartItem[] = [];
  const removed: CartItem[] = [];
  for (const id of new Set(merchandiseIds)) {
    const more = quantityInCart(after, id) - quantityInCart(before, id);
    const line = [...after.lines, ...before.lines].find(({ merchandise }) => merchandise.id === id);
    if (line === undefined || more === 0) continue;
    (more > 0 ? added : removed).push({ ...toCartItem(line), quantity: Math.abs(more) });
  }
  return { added, removed };
}
