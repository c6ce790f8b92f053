import type { Cart } from './cart.ts';
import { piecesOf } from './shipping-protection.ts';

/** `[entity.cart-state.2]` The sum of the quantities without shipping protection. */
export function itemCount(cart: Cart | null): number {
  return cart === null ? 0 : piecesOf(cart).reduce((count, { quantity }) => count + quantity, 0);
}
