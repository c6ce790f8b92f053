import type { CartLine } from '@storefront/core/cart/cart';
import type { RemovedLine } from './cart-atoms.ts';

export type CartRow = { line: CartLine } | { removed: CartLine };

/** The rows of the cart from top to bottom, each removed line's undo row where the line was. */
export function cartRows(shown: readonly CartLine[], removed: readonly RemovedLine[]): CartRow[] {
  const rows: CartRow[] = shown.map((line) => ({ line }));
  for (const { line, place } of removed) rows.splice(Math.min(place, rows.length), 0, { removed: line });
  return rows;
}
