import type { ProductImage } from '../product/product.ts';

/** What the search panel shows while the shopper types. */
export interface SearchSuggestions {
  products: SuggestedProduct[];
  collections: SuggestedCollection[];
  /** Search texts of other shoppers. */
  queries: string[];
}

export interface SuggestedProduct {
  handle: string;
  title: string;
  isAvailable: boolean;
  /** Cents. */
  price: number;
  /** Cents; null unless higher than the price. */
  compareAtPrice: number | null;
  currencyCode: string;
  image: ProductImage | null;
}

export interface SuggestedCollection {
  handle: string;
  title: string;
  image: ProductImage | null;
}
