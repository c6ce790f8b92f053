import type { CartLine } from '@storefront/core/cart/cart';
import { inLineOrder, keyOfLine, lineKey } from '@storefront/core/cart/line-order';
import type { PendingPiece } from '@storefront/core/cart/pending-piece';

export type CartRow = { line: CartLine } | { removed: CartLine } | { piece: PendingPiece };

/**
 * The rows of the cart from top to bottom: what is being added, the newest first, then the lines, with the undo rows of
 * removed ones, and what is put back, where they were.
 */
export function cartRows(
  {
    shown,
    pending,
    removed,
  }: { shown: readonly CartLine[]; pending: readonly PendingPiece[]; removed: readonly CartLine[] },
  order: readonly string[],
): CartRow[] {
  const rows: CartRow[] = [
    ...pending.toReversed().map((piece) => ({ piece })),
    ...shown.map((line) => ({ line })),
    ...removed.map((line) => ({ removed: line })),
  ];
  return order.length === 0 ? rows : inLineOrder(rows, order, keyOf);
}

function keyOf(row: CartRow): string {
  if ('piece' in row) return lineKey(row.piece.merchandiseId, row.piece.attributes);
  return keyOfLine('line' in row ? row.line : row.removed);
}
