import type { Cart, CartAttribute, CartChange, CartLineInput } from '../../cart/cart.ts';
import type { Product, Variant } from '../../product/product.ts';

/**
 * The shop's one face towards the commerce platform, in our nouns. Country is a required argument of every
 * call, because every price depends on it. All verbs reject with a `Fault` (kind `outside`) when the
 * platform fails; what does not exist is null, never a fault.
 */
export interface CatalogueReader {
  product(handle: string, country: string): Promise<Product | null>;
  /** Found ones in the order asked for; missing ones are left out of `products` and named in `missing`. */
  productsByHandles(
    handles: readonly string[],
    country: string,
  ): Promise<{ products: Product[]; missing: string[] }>;
  collectionPage(request: CollectionPageRequest, country: string): Promise<CollectionPage | null>;
  /** Handles of all published products or collections, for the pages built ahead; newest or best first. */
  productHandles(limit: number): Promise<string[]>;
  collectionHandles(limit: number): Promise<string[]>;
}

export interface CollectionPageRequest {
  handle: string;
  /** Products a page; 1 to 250. */
  size: number;
  after?: string;
  before?: string;
  sortKey?: CollectionSortKey;
  reverse?: boolean;
}

export type CollectionSortKey =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'RELEVANCE'
  | 'TITLE';

export interface CollectionPage {
  id: string;
  handle: string;
  title: string;
  /** HTML; null when empty. */
  description: string | null;
  image: { src: string; width: number | null; height: number | null; altText: string | null } | null;
  /** Metafields of namespace `my_fields`. */
  metafields: Record<string, string>;
  products: Product[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** Verbs that browsers use with the public token. */
export interface CartKeeper {
  createCart(
    lines: readonly CartLineInput[],
    country: string,
    discountCodes?: readonly string[],
  ): Promise<CartChange>;
  /** Null: the platform no longer knows it (completed, expired, foreign key). */
  cart(id: string, country: string): Promise<Cart | null>;
  addLines(cartId: string, lines: readonly CartLineInput[], country: string): Promise<CartChange>;
  updateLines(
    cartId: string,
    lines: readonly { id: string; quantity: number }[],
    country: string,
  ): Promise<CartChange>;
  removeLines(cartId: string, lineIds: readonly string[], country: string): Promise<CartChange>;
  /** Replaces all attributes, as the platform does. */
  updateAttributes(
    cartId: string,
    attributes: readonly CartAttribute[],
    country: string,
  ): Promise<CartChange>;
  updateDiscountCodes(cartId: string, codes: readonly string[], country: string): Promise<CartChange>;
}

export interface Inventory {
  tags: string[];
  /** Every variant, paged to the end. */
  variants: Pick<Variant, 'id' | 'availableForSale' | 'inventory_quantity'>[];
}

export interface LiveReader {
  inventory(handle: string, country: string): Promise<Inventory | null>;
}
