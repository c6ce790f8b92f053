import { SEARCH_LIST } from '@storefront/core/analytics/data-layer';
import type { ListedCard } from '@storefront/core/analytics/shop-event';
import { carouselListName } from '@storefront/core/recommendation/carousel';

export interface ListedPlace {
  list: string;
  /** From 1. */
  position: number;
  item: ListedCard;
}

/** Where each piece stands in the listing of the page that is shown, by its handle. */
export function createListedPlaces() {
  const places = new Map<string, ListedPlace>();
  return {
    clear: () => places.clear(),
    /** `from` is the position of the first; a list that begins anew replaces what was shown. */
    show(list: string, items: readonly ListedCard[], from = 1): void {
      // A carousel records its own choices.
      if (list === carouselListName()) return;
      if (from === 1) places.clear();
      items.forEach((item, at) => {
        places.set(item.card.handle, { list, position: from + at, item });
      });
    },
    showResults(items: readonly ListedCard[], from: number): void {
      this.show(SEARCH_LIST, items, from);
    },
    find: (handle: string): ListedPlace | null => places.get(handle) ?? null,
  };
}

/** The handle that a card's link in a listing leads to; null for every other link. */
export function chosenHandle(link: Pick<HTMLAnchorElement, 'pathname' | 'search'> | null): string | null {
  if (link === null || !/^\?ref=(?:collection|search)-card$/.test(link.search)) return null;
  return /^\/products\/([^/]+)$/.exec(link.pathname)?.[1] ?? null;
}

/** Calls back when a card of a listing is clicked. Returns a cleanup function. */
export function followChosenCards(onChoice: (handle: string) => void): () => void {
  const onClick = ({ target }: Event) => {
    const handle = chosenHandle(target instanceof Element ? target.closest('a') : null);
    if (handle !== null) onChoice(handle);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
