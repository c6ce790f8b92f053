import type { ProductImage, ProductMetafields } from '../product/product.ts';
import { foldWords } from './fold-words.ts';
import type { Rankable } from './rank-results.ts';
import { leadOfEachStyle } from './styles.ts';

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

/** A piece of a search as the panel reads it: without variants. */
export interface FoundPiece extends SuggestedProduct, Pick<Rankable, 'productType' | 'tags'> {
  metafields: ProductMetafields;
}

/** What ranking reads of a piece; its sizes are not known. */
export function pieceToRankable(piece: FoundPiece): Rankable {
  return { ...piece, sizesForSale: [] };
}

/**
 * One piece of each design, and no search that merely repeats the words. The platform's own products where `pieces` is
 * empty.
 */
export function combineSuggestions(
  { products, collections, queries }: SearchSuggestions,
  pieces: readonly FoundPiece[],
  words: string,
  limit: number,
): SearchSuggestions {
  const typed = foldWords(words).join(' ');
  return {
    products: pieces.length > 0 ? leadOfEachStyle(pieces).slice(0, limit) : products,
    collections,
    queries: queries.filter((text) => foldWords(text).join(' ') !== typed),
  };
}
