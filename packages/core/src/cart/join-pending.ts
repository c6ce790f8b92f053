import type { CartAttribute, CartLine } from './cart.ts';
import type { PendingPiece } from './pending-piece.ts';

/**
 * The lines with the units that are being added to them, and the pieces that will be lines of their own, in their
 * order. The platform joins the same variant with the same attributes; a line whose quantity the shopper has set shows
 * that one.
 */
export function joinPending(
  lines: readonly CartLine[],
  pending: readonly PendingPiece[],
  requested: Readonly<Record<string, number>>,
): { lines: CartLine[]; pieces: PendingPiece[] } {
  const joins = (line: CartLine, piece: PendingPiece) =>
    line.merchandise.id === piece.merchandiseId && isSame(line.attributes, piece.attributes ?? []);
  return {
    lines: lines.map((line) => {
      if (requested[line.id] !== undefined) return line;
      const more = pending
        .filter((piece) => joins(line, piece))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return more === 0 ? line : { ...line, quantity: line.quantity + more };
    }),
    pieces: pending.filter((piece) => !lines.some((line) => joins(line, piece))),
  };
}

function isSame(some: readonly CartAttribute[], others: readonly CartAttribute[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ key, value }) => others.some((other) => other.key === key && other.value === value))
  );
}
