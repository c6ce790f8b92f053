import type { ColumnPreference } from '@storefront/core/collection/column-preference';
import type { ProductCard } from '@storefront/core/product/card';
import { atom } from 'jotai';

/** What the grid shows instead of the page's own cards: filtered, sorted or continued. */
export interface Listing {
  /** The path of the page whose grid it is. */
  path: string;
  /** Filters and sort as a query string; '' for the page's own order. */
  query: string;
  /** Whose prices and pieces they are. */
  country: string;
  cards: ProductCard[];
  /** How many places of the order are recorded for analytics. */
  recorded: number;
  /** Where the grid goes on; null at its end. */
  endCursor: string | null;
  /** What is being loaded; the cards are those from before. */
  loading: 'choice' | 'more' | null;
  /** What could not be loaded; the cards are those from before. */
  failed: 'choice' | 'more' | null;
}

/** Null while the page's own cards are shown. */
export const listingAtom = atom<Listing | null>(null);

/** `[entity.site-state.10]` */
export const columnPreferenceAtom = atom<ColumnPreference>('large');
