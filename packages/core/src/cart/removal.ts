import type { Cart } from './cart.ts';
import { piecesOf } from './shipping-protection.ts';

/** Which lines a removal takes away: nobody keeps the protection of nothing when the last piece goes. */
export function linesRemovedWith(cart: Cart, lineId: string): string[] {
  const isLast = piecesOf(cart).every(({ id }) => id === lineId);
  return isLast ? cart.lines.map(({ id }) => id) : [lineId];
}
