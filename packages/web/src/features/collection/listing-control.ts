import type { ListedVariant } from '@storefront/core/analytics/page-item';
import { collectionPath } from '@storefront/core/collection/collection-paging';
import { readFilterState, writeFilterState } from '@storefront/core/collection/filter-state';
import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { createStore } from 'jotai';
import { entryKey } from '../../state/history-entry.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { recordEvent } from '../../state/recorded-events.ts';
import { type Listing, listingAtom } from './listing-atoms.ts';
import { loadFilters } from './load-filters.ts';

type Store = ReturnType<typeof createStore>;

/** The platform's client and the making of cards; fetched when a filter is near or more pieces are wanted. */
export const loadLoader = () =>
  import(/* webpackChunkName: "listing-choice" */ './load-listing.ts').then((module) => module.loadListing);

/** A page of a collection as the server made it. */
export interface ListingPage {
  handle: string;
  page: number;
  cards: ProductCard[];
  endCursor: string | null;
  /** Pieces of the whole collection. */
  total: number | null;
  cardTexts: CardTexts;
}

/** A shopper comes back to few of the lists that she left. */
const MOST_REMEMBERED = 12;
const remembered = new Map<string, Listing>();

const noMap = { collections: {}, groups: [], counted: [] };

/** Grows with every choice: what an earlier one still loads is dropped. */
let choice = 0;

/** Parameters of ours that choose no pieces, and those by which advertisements and letters are counted. */
const noChoice = new Set([
  ...['country', 'discount', 'ref'],
  ...['fbclid', 'gclid', 'gbraid', 'wbraid', 'msclkid', 'ttclid', 'mc_cid', 'mc_eid'],
]);

/** Whether a query string holds more than the default order, as far as it is known without the filter map. */
export function isChosen(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some(
    (name) => !noChoice.has(name) && !name.startsWith('utm_'),
  );
}

/** Whether a query string may hold filters, which only the filter map knows. */
export function needsMap(query: string): boolean {
  const params = new URLSearchParams(query);
  params.delete('sort');
  return isChosen(params.toString());
}

/** Shows what the query string names, in place of the page's cards; those from before stay until then. */
export async function showChoice(
  store: Store,
  of: ListingPage,
  query: string,
  country: string,
): Promise<void> {
  const path = pathOf(of);
  const own = ownListing(store, of);
  const shown = current(store, path);
  // Also a grid that is being continued, or was before the shopper left it.
  const wanted = isChosen(query) ? query : '';
  const isShown = shown?.query === wanted && shown.country === country;
  if (isShown && shown.loading !== 'choice' && shown.failed !== 'choice') return;
  choice += 1;
  const mine = choice;
  if (wanted === '') return store.set(listingAtom, null);
  const before: Listing = { ...(shown ?? own), loading: null, failed: null };
  store.set(listingAtom, { ...before, loading: 'choice' });
  try {
    const map = needsMap(query) ? await loadFilters(of.handle) : noMap;
    const state = readFilterState(query, map.groups);
    const canonical = writeFilterState(state, map.groups);
    if (canonical === '' && mine === choice) return store.set(listingAtom, null);
    const loadListing = await loadLoader();
    const request = { handle: of.handle, map, state, after: null };
    const { cards, listed, endCursor } = await loadListing(store, request, of.cardTexts);
    if (mine !== choice) return;
    store.set(listingAtom, { ...own, cards, endCursor, query, country });
    recordView(of, cards, listed, 1);
  } catch (error) {
    console.warn('The pieces could not be loaded', error);
    if (mine === choice) store.set(listingAtom, { ...before, failed: 'choice' });
  }
}

/** Adds the next pieces to the grid. */
export async function continueListing(store: Store, of: ListingPage): Promise<void> {
  const path = pathOf(of);
  const before = current(store, path) ?? ownListing(store, of);
  if (before.endCursor === null || before.loading !== null) return;
  choice += 1;
  const mine = choice;
  store.set(listingAtom, { ...before, loading: 'more', failed: null });
  try {
    const map = needsMap(before.query) ? await loadFilters(of.handle) : noMap;
    const state = readFilterState(before.query, map.groups);
    const request = { handle: of.handle, map, state, after: before.endCursor };
    const loadListing = await loadLoader();
    const { cards, listed, endCursor } = await loadListing(store, request, of.cardTexts);
    if (mine !== choice) return;
    // A piece may have moved behind the cursor meanwhile.
    const known = new Set(before.cards.map(({ handle }) => handle));
    const added = cards.filter(({ handle }) => !known.has(handle));
    store.set(listingAtom, { ...before, cards: [...before.cards, ...added], endCursor });
    recordView(of, cards, listed, before.cards.length + 1);
  } catch (error) {
    console.warn('More pieces could not be loaded', error);
    if (mine === choice) store.set(listingAtom, { ...before, failed: 'more' });
  }
}

/** The pieces that a choice or 'Load more' brought, for analytics; those of the page itself are recorded with it. */
function recordView(
  { handle }: ListingPage,
  cards: readonly ProductCard[],
  listed: readonly (ListedVariant | null)[],
  from: number,
): void {
  const items = cards.flatMap((card, at) => {
    const variant = listed[at];
    return variant ? [{ card, listed: variant }] : [];
  });
  if (items.length > 0) recordEvent({ kind: 'view-list', list: collectionPath(handle, 1), items, from });
}

/** Remembers the grid of the history's entry for the way back. */
export function rememberListing(listing: Listing): void {
  if (listing.loading || listing.failed) return;
  const entry = entryKey();
  remembered.delete(entry);
  remembered.set(entry, listing);
  for (const oldest of [...remembered.keys()].slice(0, -MOST_REMEMBERED)) remembered.delete(oldest);
}

/** The grid that the entry showed when it was left; null where it shows the page's own. */
export function recallListing(path: string): Listing | null {
  const listing = remembered.get(entryKey());
  return listing?.path === path ? listing : null;
}

/** The address of a choice: filters begin on the first page. Parameters that are not filters stay. */
export function addressOf(handle: string, query: string): string {
  const path = collectionPath(handle, 1);
  return query === '' ? path : `${path}?${query}`;
}

export const pathOf = ({ handle, page }: ListingPage) => collectionPath(handle, page);

function ownListing(store: Store, of: ListingPage): Listing {
  return {
    ...{ path: pathOf(of), query: '', country: store.get(currencyCountryAtom) },
    ...{ cards: of.cards, endCursor: of.endCursor, loading: null, failed: null },
  };
}

function current(store: Store, path: string): Listing | null {
  const listing = store.get(listingAtom);
  return listing?.path === path ? listing : null;
}
