import type { Cart, CartLineInput } from './cart.ts';
import { quantityInCart } from './objections.ts';

/**
 * Whether an add whose response was lost has reached the platform: every variant has more than before. How many more
 * depends on the stock.
 */
export function arrivedSince(before: Cart, after: Cart, lines: readonly CartLineInput[]): boolean {
  return (
    before.id === after.id &&
    lines.length > 0 &&
    lines.every(
      ({ merchandiseId }) => quantityInCart(after, merchandiseId) > quantityInCart(before, merchandiseId),
    )
  );
}

/** Whether a shopper who adds `lines` tries once more what she has added as `earlier`. */
export function isSameRequest(earlier: readonly CartLineInput[], lines: readonly CartLineInput[]): boolean {
  return JSON.stringify(earlier) === JSON.stringify(lines);
}
