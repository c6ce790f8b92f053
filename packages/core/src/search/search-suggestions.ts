import type { ProductImage, ProductMetafields } from '../product/product.ts';
import type { Results } from './find-results.ts';
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

/** The shop's own suggestions for what a shopper typed. */
export interface TypedSuggestions extends SearchSuggestions {
  /** What the products were found with, when typing errors were corrected. */
  corrected: string | null;
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
 * One piece of each design, and no search that merely repeats the words. The platform's own products where none are
 * found; nothing for a text without words, such as emoji.
 */
export function combineSuggestions(
  { products, collections, queries }: SearchSuggestions,
  { results: pieces, corrected }: Pick<Results<FoundPiece>, 'results' | 'corrected'>,
  words: string,
  limit: number,
): TypedSuggestions {
  const typed = foldWords(words).join(' ');
  return {
    corrected,
    products: pieces.length > 0 ? leadOfEachStyle(pieces).slice(0, limit) : typed === '' ? [] : products,
    collections,
    queries: queries.filter((text) => foldWords(text).join(' ') !== typed),
  };
}
