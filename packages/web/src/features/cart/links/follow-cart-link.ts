import { choiceOf, type PieceToAdd } from '@storefront/core/cart/pending-piece';
import type { Permalink } from '@storefront/core/cart/permalink';
import { lineAttributes } from '@storefront/core/product/line-attributes';
import { isAppointment } from '@storefront/core/product/markers';
import type { Product, Variant } from '@storefront/core/product/product';
import { cartLinkCopy as copy } from '../../../copy/cart-link-copy.ts';
import type { AddOutcome } from '../actions/add-lines.ts';

export interface CartLinkDeps {
  /** Null for a variant that does not exist. Rejects when the platform is out of reach. */
  readVariant: (id: string) => Promise<{ variant: Variant; product: Product } | null>;
  add: (pieces: readonly PieceToAdd[]) => Promise<AddOutcome>;
}

/**
 * `[screen.route-table.5]` Adds the pieces of a cart link. Returns a sentence for each part that was left out, or null
 * when the platform is out of reach and nothing was added.
 */
export async function followCartLink(
  { lines, rejected }: Permalink,
  { readVariant, add }: CartLinkDeps,
): Promise<string[] | null> {
  const problems = rejected.map(copy.notRead);
  let found: Awaited<ReturnType<CartLinkDeps['readVariant']>>[];
  try {
    found = await Promise.all(lines.map(({ merchandiseId }) => readVariant(merchandiseId)));
  } catch (error) {
    console.error('The pieces of a cart link could not be read', error);
    return null;
  }
  const pieces: PieceToAdd[] = [];
  const products = new Map<string, Product>();
  for (const [at, { merchandiseId, quantity }] of lines.entries()) {
    const piece = found[at];
    if (!piece) problems.push(copy.unknownPiece(merchandiseId.replace(/^.*\//, '')));
    else if (!piece.variant.availableForSale) problems.push(copy.soldOut(piece.product.title));
    else {
      products.set(merchandiseId, piece.product);
      // An hour is booked once.
      const wanted = isAppointment(piece.product) ? 1 : quantity;
      pieces.push({ merchandiseId, quantity: wanted, ...describe(piece) });
    }
  }
  if (pieces.length === 0) return problems;
  const { isReached, refused, explained } = await add(pieces);
  if (!isReached) return null;
  for (const id of refused) {
    const product = products.get(id);
    // The cart says why a piece is not in it, or why there are no more of it.
    if (!product || explained.includes(id)) continue;
    problems.push(isAppointment(product) ? copy.isBooked(product.title) : copy.notAdded(product.title));
  }
  return problems;
}

function describe({
  variant,
  product,
}: {
  variant: Variant;
  product: Product;
}): Omit<PieceToAdd, 'merchandiseId' | 'quantity'> {
  return {
    attributes: lineAttributes(product, variant),
    shown: {
      title: product.title,
      handle: product.handle,
      choice: choiceOf(variant.selectedOptions),
      imageUrl: (variant.image ?? product.selectedImage)?.src ?? null,
      price: null,
    },
  };
}
