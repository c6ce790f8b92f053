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
