import { formatAmount } from '../market/price.ts';
import { hasTag } from '../product/has-tag.ts';
import { isAppointment } from '../product/markers.ts';
import type { CartLine } from './cart.ts';
import { priceOfLine } from './line-price.ts';
import { choiceOf, type ShownPiece } from './pending-piece.ts';

/** What the bag has shown of a line, while the line is added again. */
export function shownPieceOf(line: CartLine): ShownPiece {
  const { merchandise } = line;
  return {
    title: merchandise.product.title,
    handle: merchandise.product.handle,
    productType: merchandise.product.productType,
    tags: merchandise.product.tags,
    choice: choiceOf(merchandise.selectedOptions),
    imageUrl: merchandise.image?.url ?? null,
    price: formatAmount(priceOfLine(line).now),
  };
}

/** `[state.product-detail-page.4]` It has neither colour nor size. */
export function isHour({ productType = '' }: ShownPiece): boolean {
  return isAppointment({ productType });
}

/** `[state.product-detail-page.6]` */
export function isPreorder({ tags = [] }: ShownPiece): boolean {
  return hasTag(tags, 'pre-sale');
}
