import type { PieceToAdd } from '@storefront/core/cart/pending-piece';

/** Where the pieces go, and what is said there. */
interface Bag {
  add: (pieces: readonly PieceToAdd[]) => Promise<{ isReached: boolean; refused: readonly string[] }>;
  say: (sentence: string) => void;
}

/** Adds the pieces of an order. That the others are in the bag is said only when something is. */
export async function addAgain(
  pieces: readonly PieceToAdd[],
  soldOut: string | null,
  { add, say }: Bag,
): Promise<void> {
  const { isReached, refused } = await add(pieces);
  const isAnyAdded = isReached && pieces.some(({ merchandiseId }) => !refused.includes(merchandiseId));
  if (soldOut !== null && isAnyAdded) say(soldOut);
}
