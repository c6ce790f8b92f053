import { toGid } from '../product/identifiers.ts';
import { lineAttributes } from '../product/line-attributes.ts';
import type { Product, Variant } from '../product/product.ts';
import { type PieceToAdd, toShownPiece } from './pending-piece.ts';

/** A piece of which the bag can say and show everything at once. */
export type KnownPiece = Required<PieceToAdd>;

/**
 * One of a variant for the bag, with what its line says and shows; `price` is null where the page does not know the
 * shopper's. Null for an id that is none of the platform's.
 */
export function pieceOfProduct(
  product: Pick<
    Product,
    'title' | 'handle' | 'productType' | 'tags' | 'images' | 'currencyCode' | 'variants'
  >,
  variant: Variant,
  price: string | null,
): KnownPiece | null {
  const merchandiseId = toGid('ProductVariant', variant.id);
  if (merchandiseId === null) return null;
  const attributes = lineAttributes(product, variant);
  return { merchandiseId, quantity: 1, attributes, shown: toShownPiece(product, variant, price) };
}
