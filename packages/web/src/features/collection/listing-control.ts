import type { ListedVariant } from '@storefront/core/analytics/page-item';
import { collectionPath } from '@storefront/core/collection/collection-paging';
import { readFilterState, writeFilterState } from '@storefront/core/collection/filter-state';
import { notUS } from '@storefront/core/market/country';
import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { createStore } from 'jotai';
import { createEntryMemory } from '../../state/entry-memory.ts';
import { priceCountryAtom } from '../../state/price-country-atom.ts';
import { recordEvent } from '../../state/recorded-events.ts';
import { type Listing, listingAtom } from './listing-atoms.ts';
import { loadFilters } from './load-filters.ts';

type Store = ReturnType<typeof createStore>;

/** The platform's client and the making of cards; fetched when a filter is near or more pieces are wanted. */
export const loadLoader = () => import(/* webpackChunkName: "listing-choice" */ './load-listing.ts');

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

const { remember, recall } = createEntryMemory<Listing>();

const noMap = { collections: {}, groups: [], counted: [] };

/** Grows with every choice: what an earlier one still loads is dropped. */
let choice = 0;

/** Parameters of ours that choose no pieces, and those by which advertisements and letters are counted. */
const noChoice = new Set([
  ...['country', 'discount', 'ref'],
  ...['fbclid', 'gclid', 'gbraid', 'wbraid', 'msclkid', 'ttclid', 'mc_cid', 'mc_eid'],
  ...['_kx', 'srsltid', '_gl', 'dclid', 'twclid', 'epik', 'igshid', 'yclid'],
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
  const isOfChoice = shown?.loading === 'choice' || shown?.failed === 'choice';
  if (isShown && !isOfChoice) return;
  if (wanted === '' && shown?.query === '' && (!isOfChoice || shown.cards.length > of.cards.length)) {
    if (isOfChoice) choice += 1;
    return keepGrid(store, of, { ...shown, country, ...(isOfChoice && { loading: null, failed: null }) });
  }
  choice += 1;
  const mine = choice;
  if (wanted === '') return store.set(listingAtom, null);
  const before: Listing = { ...(shown ?? own), loading: null, failed: null };
  store.set(listingAtom, { ...before, loading: 'choice' });
  try {
    const map = needsMap(query) ? await loadFilters(store, of.handle) : noMap;
    const state = readFilterState(query, map.groups);
    const canonical = writeFilterState(state, map.groups);
    if (canonical === '' && mine === choice) return store.set(listingAtom, null);
    const { loadListing } = await loadLoader();
    const request = { handle: of.handle, map, state, after: null };
    const { cards, listed, endCursor } = await loadListing(store, request, of.cardTexts);
    if (mine !== choice) return;
    // Where only the country is another one, the choice is recorded already.
    const recorded = shown?.query === query ? shown.recorded : 0;
    const next = { ...own, cards, recorded: Math.max(recorded, cards.length), endCursor, query, country };
    store.set(listingAtom, next);
    recordView(of, cards, listed, 1, recorded);
  } catch (error) {
    console.warn('The pieces could not be loaded', error);
    if (mine === choice) store.set(listingAtom, { ...before, failed: 'choice' });
  }
}

/**
 * A grid that was continued keeps its pieces in another country. Their prices follow like those of the page; the page's
 * own dollars are read anew where they were read abroad.
 */
async function keepGrid(store: Store, of: ListingPage, listing: Listing): Promise<void> {
  store.set(listingAtom, listing);
  const abroad = listing.cards.filter(({ currencyCode }) => currencyCode !== undefined);
  if (notUS(listing.country) || abroad.length === 0) return;
  try {
    const { loadCards } = await loadLoader();
    const anew = await loadCards(store, of.handle, abroad, of.cardTexts);
    const now = current(store, listing.path);
    if (now?.query !== '') return;
    store.set(listingAtom, { ...now, cards: now.cards.map((card) => anew.get(card.handle) ?? card) });
  } catch (error) {
    // Until then each of them names its currency.
    console.warn('The pieces could not be loaded in US dollars', error);
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
    const map = needsMap(before.query) ? await loadFilters(store, of.handle) : noMap;
    const state = readFilterState(before.query, map.groups);
    const request = { handle: of.handle, map, state, after: before.endCursor };
    const { loadListing } = await loadLoader();
    const { cards, listed, endCursor } = await loadListing(store, request, of.cardTexts);
    if (mine !== choice) return;
    // The country may be another one by now.
    const now = current(store, path) ?? before;
    // A piece may have moved behind the cursor meanwhile.
    const known = new Set(now.cards.map(({ handle }) => handle));
    const all = [...now.cards, ...cards.filter(({ handle }) => !known.has(handle))];
    const recorded = Math.max(now.recorded, all.length);
    store.set(listingAtom, { ...now, cards: all, recorded, endCursor, loading: null });
    recordView(of, cards, listed, now.cards.length + 1, now.recorded);
  } catch (error) {
    console.warn('More pieces could not be loaded', error);
    const now = current(store, path) ?? before;
    if (mine === choice) store.set(listingAtom, { ...now, loading: null, failed: 'more' });
  }
}

/**
 * The pieces that a choice or 'Load more' brought, for analytics; those of the page itself are recorded with it. The
 * first `recorded` places were recorded in another country.
 */
function recordView(
  { handle }: ListingPage,
  cards: readonly ProductCard[],
  listed: readonly (ListedVariant | null)[],
  first: number,
  recorded: number,
): void {
  const from = Math.max(first, recorded + 1);
  const items = cards.flatMap((card, at) => {
    const variant = listed[at];
    return variant && first + at >= from ? [{ card, listed: variant }] : [];
  });
  if (items.length > 0) recordEvent({ kind: 'view-list', list: collectionPath(handle, 1), items, from });
}

/** Remembers the grid of the history's entry for the way back. */
export function rememberListing(listing: Listing): void {
  if (!listing.loading && !listing.failed) remember(listing);
}

/** The grid that the entry showed when it was left; null where it shows the page's own. */
export function recallListing(path: string): Listing | null {
  const listing = recall();
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
    ...{ path: pathOf(of), query: '', country: store.get(priceCountryAtom) },
    ...{ cards: of.cards, recorded: of.cards.length, endCursor: of.endCursor, loading: null, failed: null },
  };
}

function current(store: Store, path: string): Listing | null {
  const listing = store.get(listingAtom);
  return listing?.path === path ? listing : null;
}
