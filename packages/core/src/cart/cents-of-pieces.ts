import { sumCents } from '../money.ts';
import type { Cart } from './cart.ts';
import { protectionLineOf } from './shipping-protection.ts';

/** The total without the shipping protection, in hundredths: what the pieces cost, reductions of the whole bag taken off. */
export function centsOfPieces(cart: Cart): number {
  const protection = protectionLineOf(cart);
  return sumCents([cart.cost.totalAmount]) - (protection ? sumCents([protection.cost.totalAmount]) : 0);
}
