import { formatAmount } from '../market/price.ts';
import type { CartLine } from './cart.ts';
import { priceOfLine } from './line-price.ts';
import { choiceOf, type ShownPiece } from './pending-piece.ts';

/** What the bag has shown of a line, while the line is added again. */
export function shownPieceOf(line: CartLine): ShownPiece {
  const { merchandise } = line;
  return {
    title: merchandise.product.title,
    handle: merchandise.product.handle,
    choice: choiceOf(merchandise.selectedOptions),
    imageUrl: merchandise.image?.url ?? null,
    price: formatAmount(priceOfLine(line).now),
  };
}
