import type { ProductImage } from '../product/product.ts';

/** What the search panel shows while somebody types. */
export interface SearchSuggestions {
  products: SuggestedProduct[];
  collections: SuggestedCollection[];
  /** Words that others searched for. */
  queries: string[];
}

export interface SuggestedProduct {
  handle: string;
  title: string;
  isAvailable: boolean;
  /** Cents. */
  price: number;
  /** Cents; null unless it was dearer before. */
  compareAtPrice: number | null;
  currencyCode: string;
  image: ProductImage | null;
}

export interface SuggestedCollection {
  handle: string;
  title: string;
  image: ProductImage | null;
}
