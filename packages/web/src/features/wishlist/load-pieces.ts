import { isVariantAvailable } from '@storefront/core/product/availability';
import type { Product, Variant } from '@storefront/core/product/product';
import { namedSize } from '@storefront/core/product/size-options';
import type { ListingReader } from '@storefront/core/providers/commerce/commerce';
import { handleOfItem } from '@storefront/core/wishlist/saved';
import type { WishlistItem } from '@storefront/core/wishlist/wishlist';

/** A saved variant as a list shows it. */
export interface Piece {
  item: WishlistItem;
  /** Null for what the shop has no more. */
  found: {
    product: Product;
    variant: Variant;
    /** Null for the only variant of its product. */
    size: string | null;
    isAvailable: boolean;
  } | null;
}

interface Readers extends Pick<ListingReader, 'productsByHandles'> {
  variant: (id: string, country: string) => Promise<{ variant: Variant; product: Product } | null>;
}

/** The pieces of a part of a list, in its order. Rejects with a `Fault` when the platform fails. */
export async function loadPieces(
  items: readonly WishlistItem[],
  country: string,
  readers: Readers,
): Promise<Piece[]> {
  const handles = [...new Set(items.map(handleOfItem).filter((handle) => handle !== null))];
  const { products } = await readers.productsByHandles(handles, country);
  const byId = new Map(products.map((product) => [product.legacy_id, product]));
  return Promise.all(
    items.map(async (item) => {
      const product = byId.get(String(item.empi));
      const variant = product?.variants.find(({ id }) => id === String(item.epi));
      if (product && variant) return toPiece(item, product, variant);
      // A product with another handle by now, or with more variants than a list of products brings.
      const read = await readers.variant(String(item.epi), country);
      return read ? toPiece(item, read.product, read.variant) : { item, found: null };
    }),
  );
}

function toPiece(item: WishlistItem, product: Product, variant: Variant): Piece {
  const size = namedSize(variant);
  return { item, found: { product, variant, size, isAvailable: isVariantAvailable(variant) } };
}
