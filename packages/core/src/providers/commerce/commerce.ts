import type { Amount, Cart, CartAttribute, CartChange, CartLineInput } from '../../cart/cart.ts';
import type { InstallmentItem } from '../../cart/installments.ts';
import type { CollectionMeta } from '../../collection/collection-meta.ts';
import type { FilterMap } from '../../collection/filter-map.ts';
import type { TagFilter } from '../../collection/filter-query.ts';
import type { AvailableCountry } from '../../market/country.ts';
import type { LocalPrice, LocalProduct } from '../../product/local-price.ts';
import type {
  InstallmentPricing,
  Product,
  ProductImage,
  ProductMetafields,
  Variant,
  VariantDetail,
} from '../../product/product.ts';
import type { Sibling } from '../../product/swatches.ts';
import type { VideoSource } from '../../product/video-source.ts';
import type { ResultPage } from '../../search/find-results.ts';
import type { SearchRequest } from '../../search/search-request.ts';
import type { FoundPiece, SearchSuggestions } from '../../search/search-suggestions.ts';

/**
 * The shop's one interface to the commerce platform, in our nouns. Country is a required argument of every
 * call, because every price depends on it. All verbs reject with a `Fault` (kind `outside`) when the
 * platform fails; what does not exist is null, never a fault.
 */
export interface CatalogueReader extends ListingReader, MarketReader, LookUpReader, TagReader {
  product(handle: string, country: string): Promise<Product | null>;
  /** `[call.commerce-storefront-api.18]` All products, page after page, for jobs that need each of them. */
  everyProduct(country: string): AsyncGenerator<Product[], void>;
  /** `[call.commerce-storefront-api.25]` Handle → metafields; handles that do not exist are left out. */
  productMetafields(
    handles: readonly string[],
    country: string,
  ): Promise<ReadonlyMap<string, ProductMetafields>>;
  /** Handles of all published products or collections, for the prebuilt pages; newest or best first. */
  productHandles(limit: number, country: string): Promise<string[]>;
  collectionHandles(limit: number, country: string): Promise<string[]>;
  /** `[call.commerce-storefront-api.17]` All of them, by title. */
  collections(country: string): Promise<CollectionEntry[]>;
  /** `[call.commerce-storefront-api.27]` */
  collectionMeta(handle: string, country: string): Promise<CollectionMeta | null>;
  /** Unusable rules and groups are reported and left out. */
  filterMap(country: string): Promise<FilterMap>;
  /** The target of a redirect of the former shop: a path or a URL; null when there is none. */
  redirect(path: string, country: string): Promise<string | null>;
  /** Every published product, for the sitemap. */
  productMap(country: string): Promise<ProductMapEntry[]>;
}

export interface ListedSibling extends Sibling {
  /** ISO 8601. */
  updatedAt: string | null;
}

/** Pages, filters and searches. */
export interface ListingReader {
  /** What swatches show of other products, by handle; handles that do not exist are left out. */
  siblings(handles: readonly string[], country: string): Promise<ReadonlyMap<string, ListedSibling>>;
  /** Found ones in the requested order; missing ones are left out of `products` and named in `missing`. */
  productsByHandles(
    handles: readonly string[],
    country: string,
  ): Promise<{ products: Product[]; missing: string[] }>;
  /** Those with a variant of one of the SKUs, in the order of these; at most fifty. Unknown ones are left out. */
  productsBySkus(skus: readonly string[], country: string): Promise<Product[]>;
  collectionPage(request: CollectionPageRequest, country: string): Promise<CollectionPage | null>;
  /**
   * `[call.commerce-storefront-api.19]` A page of a search; `[call.commerce-storefront-api.16]` of a filtered
   * collection with a rule, whose query string `filterQuery` makes.
   */
  searchProducts(request: SearchRequest, country: string): Promise<ProductListPage>;
  /** The same without variants, for suggestions. */
  searchPieces(request: SearchRequest, country: string): Promise<ResultPage<FoundPiece>>;
  /** At most `limit` (1 to 10) of each kind. Empty for an empty query. */
  suggest(query: string, limit: number, country: string): Promise<SearchSuggestions>;
  /** At most ten; none for a product that does not exist. `productId` is numeric or global. */
  recommendations(
    productId: string,
    country: string,
    intent?: 'RELATED' | 'COMPLEMENTARY',
  ): Promise<Product[]>;
}

export interface TagReader {
  /** The tags of every product in the collection, 250 a request; null for a collection that does not exist. */
  collectionTags(handle: string, country: string): Promise<{ tags: string[] }[] | null>;
}

export interface MarketReader {
  /** `[call.commerce-storefront-api.30]` */
  countries(country: string): Promise<AvailableCountry[]>;
  // `[call.commerce-storefront-api.31]` demands these two. Pages read whole products instead: `PriceReader`.
  /** Handle → price of the first variant; missing ones are left out. */
  pricesByHandles(handles: readonly string[], country: string): Promise<ReadonlyMap<string, LocalPrice>>;
  /** In the requested order; ids are numeric, global, or global in base64. Missing ones are left out. */
  pricesByVariants(variantIds: readonly string[], country: string): Promise<LocalPrice[]>;
}

/** What browsers outside the home country read instead of a page's prices. */
export interface PriceReader extends Pick<MarketReader, 'countries'> {
  /**
   * The prices of whole products by their numeric ids, all in one request; missing ones are left out. `market` is the
   * country that the platform used, which is the home country where the shop does not sell to `country`.
   */
  productPrices(
    ids: readonly string[],
    country: string,
  ): Promise<{ market: AvailableCountry; products: LocalProduct[] }>;
}

/** Single things by their ids, which may be numeric, global, or global in base64. */
export interface LookUpReader {
  /** `[call.commerce-storefront-api.29]` */
  variant(id: string, country: string): Promise<{ variant: VariantDetail; product: Product } | null>;
  /** `[call.commerce-storefront-api.28]` The tallest playable source of a video, by its global id. */
  videoSource(mediaId: string, country: string): Promise<VideoSource | null>;
  /** `[call.commerce-storefront-api.32]` Missing ones are left out. */
  installments(variantIds: readonly string[], country: string): Promise<PricedInstallmentItem[]>;
  /** `[call.commerce-storefront-api.26]` Handle → stock; handles that do not exist are left out. */
  inventories(handles: readonly string[], country: string): Promise<ReadonlyMap<string, Inventory>>;
}

/** `[entity.installment-item.1]` */
export interface PricedInstallmentItem extends InstallmentItem {
  pricing: InstallmentPricing | null;
}

export interface CollectionPageRequest {
  handle: string;
  /** Products a page; 1 to 250. */
  size: number;
  after?: string;
  before?: string;
  sortKey?: CollectionSortKey;
  reverse?: boolean;
  /** For a collection without a rule; alternatives of one another. */
  filters?: readonly TagFilter[];
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

/** `[call.commerce-storefront-api.14]` */
export interface ProductListPage {
  products: Product[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface ProductMapEntry {
  handle: string;
  /** ISO 8601. */
  updatedAt: string | null;
  /** URLs of its first pictures. */
  images: string[];
}

export interface CollectionEntry {
  id: string;
  handle: string;
  title: string;
  /** HTML; null when empty. */
  description: string | null;
  image: ProductImage | null;
  /** ISO 8601. */
  updatedAt: string | null;
}

export interface CollectionPage extends ProductListPage {
  id: string;
  handle: string;
  title: string;
  /** HTML; null when empty. */
  description: string | null;
  /** ISO 8601. */
  updatedAt: string | null;
  image: ProductImage | null;
  /** Metafields of namespace `my_fields`. */
  metafields: Record<string, string>;
}

/** Verbs that browsers use with the public token. */
export interface CartService {
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
  /** `[call.commerce-storefront-api.6]` Replaces all codes; none clears them. */
  updateDiscountCodes(cartId: string, codes: readonly string[], country: string): Promise<CartChange>;
  /** Replaces all gift cards; none clears them. */
  updateGiftCards(cartId: string, codes: readonly string[], country: string): Promise<CartChange>;
  updateNote(cartId: string, note: string, country: string): Promise<CartChange>;
  /** Sets the country too. What is not given stays as it was. */
  updateBuyer(cartId: string, buyer: CartBuyer, country: string): Promise<CartChange>;
}

export interface CartBuyer {
  email?: string;
  phone?: string;
  /** The customer's access token: the checkout then knows who buys. */
  token?: string;
}

/** `[entity.other-catalogue-entities.1]` */
export interface Inventory {
  tags: string[];
  priceRange: { min: Amount; max: Amount } | null;
  /** Every variant, paged to the end. */
  variants: Pick<Variant, 'id' | 'availableForSale' | 'inventory_quantity'>[];
}

export interface LiveReader {
  inventory(handle: string, country: string): Promise<Inventory | null>;
}
