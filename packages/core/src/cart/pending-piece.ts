import type { CartAttribute, CartLine, CartLineInput } from './cart.ts';

/** A line to add, with what the bag shows of it before the platform has responded. */
export interface PieceToAdd extends CartLineInput {
  shown?: ShownPiece;
}

export interface ShownPiece {
  title: string;
  handle: string;
  /** `Oxblood, S`; empty where there is nothing to choose. */
  choice: string;
  imageUrl: string | null;
  /** As the page showed it; null where the page did not know the price of the shopper's country. */
  price: string | null;
}

export interface PendingPiece extends CartLineInput {
  key: string;
  shown: ShownPiece;
}

/** The line as the platform receives it. */
export function toLineInput({ merchandiseId, quantity, attributes }: PieceToAdd): CartLineInput {
  return { merchandiseId, quantity, ...(attributes && { attributes }) };
}

/** What a page knows of a variant that is being added; `price` is null where it does not know the shopper's. */
export function toShownPiece(
  product: { title: string; handle: string; images: readonly { src: string }[] },
  { selectedOptions }: { selectedOptions: readonly { value: string }[] },
  price: string | null,
): ShownPiece {
  const { title, handle, images } = product;
  return { title, handle, choice: choiceOf(selectedOptions), imageUrl: images[0]?.src ?? null, price };
}

/** The colour before the size, as a line of the bag names its variant. */
export function choiceOf(options: readonly { value: string }[]): string {
  const values = options.map(({ value }) => value).filter((value) => value !== 'Default Title');
  return values.toReversed().join(', ');
}

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
