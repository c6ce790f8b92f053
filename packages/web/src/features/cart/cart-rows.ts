import type { CartLine } from '@storefront/core/cart/cart';
import type { RemovedLine } from './cart-atoms.ts';

export type CartRow = { line: CartLine; quantity: number } | { removed: CartLine };

/** The bag from top to bottom, each removed line's undo row where the line was. */
export function cartRows(
  shown: readonly { line: CartLine; quantity: number }[],
  removed: readonly RemovedLine[],
): CartRow[] {
  const rows: CartRow[] = [...shown];
  for (const { line, place } of removed) rows.splice(Math.min(place, rows.length), 0, { removed: line });
  return rows;
}
