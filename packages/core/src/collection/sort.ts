/** The sorts of a listing, by their names in the query string. */
export type ListingSort = 'featured' | 'newest' | 'price-low' | 'price-high' | 'best-selling';

type CollectionKey = 'COLLECTION_DEFAULT' | 'CREATED' | 'PRICE' | 'BEST_SELLING';
type SearchKey = 'RELEVANCE' | 'CREATED_AT' | 'PRICE' | 'BEST_SELLING';

interface SortRow {
  /** For `collection.products`. */
  collection: { sortKey: CollectionKey; reverse: boolean };
  /** For `products(query:)`: search results and filtered collections with a rule. */
  search: { sortKey: SearchKey; reverse: boolean };
}

/** `[const.catalogue.5]` In the order of the select. */
export const sortTable: Readonly<Record<ListingSort, SortRow>> = {
  featured: {
    collection: { sortKey: 'COLLECTION_DEFAULT', reverse: false },
    search: { sortKey: 'RELEVANCE', reverse: true },
  },
  newest: {
    collection: { sortKey: 'CREATED', reverse: true },
    search: { sortKey: 'CREATED_AT', reverse: true },
  },
  'price-low': {
    collection: { sortKey: 'PRICE', reverse: false },
    search: { sortKey: 'PRICE', reverse: false },
  },
  'price-high': {
    collection: { sortKey: 'PRICE', reverse: true },
    search: { sortKey: 'PRICE', reverse: true },
  },
  'best-selling': {
    collection: { sortKey: 'BEST_SELLING', reverse: false },
    search: { sortKey: 'BEST_SELLING', reverse: false },
  },
};

/** 'featured' for an unknown name. */
export function readSort(name: string | null): ListingSort {
  return name !== null && isSort(name) ? name : 'featured';
}

function isSort(name: string): name is ListingSort {
  return Object.hasOwn(sortTable, name);
}
