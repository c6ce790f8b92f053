import type { CollectionRecord, ProductRecord } from './records.ts';

/** Products with their sort value: cursors have both, so they survive edits. */
export interface Ranked {
  product: ProductRecord;
  value: number | string;
}

type SortValue = (product: ProductRecord) => number | string;

const productValues: Record<string, SortValue> = {
  ID: (product) => product.data.id,
  BEST_SELLING: (product) => product.rank,
  CREATED_AT: (product) => product.data.createdAt,
  CREATED: (product) => product.data.createdAt,
  PRICE: (product) => product.minCents,
  PRODUCT_TYPE: (product) => product.data.productType.toLowerCase(),
  TITLE: (product) => product.data.title.toLowerCase(),
  UPDATED_AT: (product) => product.data.updatedAt,
  VENDOR: (product) => product.data.vendor.toLowerCase(),
};

/** Sorted by a key of `ProductSortKeys`; `RELEVANCE` needs the scores of a search, best first. */
export function sortProducts(
  products: readonly ProductRecord[],
  sortKey: string,
  scores: Map<ProductRecord, number> | null,
): Ranked[] {
  if (sortKey === 'RELEVANCE' && scores) {
    return rank(products, (product) => -(scores.get(product) ?? 0));
  }
  return rank(products, productValues[sortKey] ?? productValues.ID ?? ((product) => product.data.id));
}

const defaultOrders: Record<string, { key: string; isReversed: boolean }> = {
  BEST_SELLING: { key: 'BEST_SELLING', isReversed: false },
  CREATED_DESC: { key: 'CREATED', isReversed: true },
  PRICE_ASC: { key: 'PRICE', isReversed: false },
  PRICE_DESC: { key: 'PRICE', isReversed: true },
  TITLE_ASC: { key: 'TITLE', isReversed: false },
};

/** Sorted by a key of `ProductCollectionSortKeys`; `COLLECTION_DEFAULT` is the collection's own order. */
export function sortCollection(
  collection: CollectionRecord,
  products: readonly ProductRecord[],
  sortKey: string,
): Ranked[] {
  const own = sortKey === 'COLLECTION_DEFAULT' || sortKey === 'RELEVANCE' ? collection.data.sort : undefined;
  const order = own ? defaultOrders[own] : undefined;
  if (order) {
    const sorted = sortProducts(products, order.key, null);
    return order.isReversed ? sorted.reverse() : sorted;
  }
  if (own === 'MANUAL' || sortKey === 'MANUAL') {
    const places = new Map(collection.data.productHandles.map((handle, place) => [handle, place]));
    return rank(products, (product) => places.get(product.data.handle) ?? 0);
  }
  return sortProducts(products, sortKey, null);
}

function rank(products: readonly ProductRecord[], rankOf: SortValue): Ranked[] {
  return products
    .map((product) => ({ product, value: rankOf(product) }))
    .sort((a, b) => order(a.value, b.value) || a.product.data.id - b.product.data.id);
}

function order(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
