import type { CartItem, PageContent, ShopEvent } from '@storefront/core/analytics/shop-event';

export type CartPlace = 'page' | 'drawer';

interface ShownPage {
  path: string;
  url: string;
  content: PageContent;
}

export interface SightsDeps {
  /** `atMs`: milliseconds since the epoch; now by default. */
  record: (event: ShopEvent, atMs?: number) => void;
  /** When the document began, and the address that led to it. */
  documentStartMs: number;
  documentReferrer: string;
}

/**
 * What comes into sight, recorded once however often its component runs: a page with each navigation to another path,
 * so that a change of query or hash is none, and the cart with each opening.
 */
export function createSights({ record, documentStartMs, documentReferrer }: SightsDeps) {
  let shown: { path: string; url: string } | null = null;
  let referrer = documentReferrer;
  let cartPlace: CartPlace | null = null;
  let isCartRecorded = false;
  let isFirst = true;

  return {
    showPage({ path, url, content }: ShownPage): void {
      if (shown?.path === path) return;
      if (shown) referrer = shown.url;
      shown = { path, url };
      // What was done before this code had loaded comes after the view of the page.
      record(
        { kind: 'page-view', page: { path, url, referrer, content } },
        isFirst ? documentStartMs : undefined,
      );
      isFirst = false;
    },

    /** The browser shows a page again that it had frozen: a view like that of a page that is loaded again. */
    showPageAgain(page: ShownPage): void {
      shown = null;
      this.showPage(page);
    },

    /** Recorded when the cart has lines to show; `place` is null while it is out of sight. */
    showCart(place: CartPlace | null, cart: { lines: CartItem[]; currencyCode: string } | null): void {
      if (place !== cartPlace) isCartRecorded = false;
      cartPlace = place;
      if (place === null || cart === null || isCartRecorded) return;
      isCartRecorded = true;
      record({ kind: 'view-cart', ...cart });
    },
  };
}
