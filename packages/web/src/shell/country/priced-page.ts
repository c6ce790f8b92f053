import { handleOfJsonLd, withLocalOffers } from '@storefront/core/product/local-offers';
import type { LocalProduct } from '@storefront/core/product/local-price';
import { markUsed } from '../../hooks/when-used.ts';

/** What the choice of a country does with the document. */
export interface PricedPage {
  /** Numeric ids of the products whose prices are in the page, each once. */
  productIds(): string[];
  /** Calls back when prices may have come into the page. Returns a cleanup function. */
  watch(onChange: () => void): () => void;
  /** Marks the page: in another country than the US its prices wait. Null for the page's own prices. */
  mark(country: string | null): void;
  /**
   * Shows the page's own prices and calls `onLate` where those of the country do not come within `PRICES_WAIT_MS`, counted
   * from the first paint the first time. Returns a function that ends the wait; of several waits the last one counts.
   */
  wait(onLate: () => void): () => void;
  /** Writes the structured data anew, by handle; those without prices become the page's own again. */
  writeOffers(products: ReadonlyMap<string, LocalProduct>): void;
}

/** How long prices wait for those of the country before the page's own show. */
export const PRICES_WAIT_MS = 4000;

let latePrices: ReturnType<typeof setTimeout> | undefined;

/** Structured data as the server wrote them. */
const originals = new WeakMap<Element, string>();

export const browserPage: PricedPage = {
  productIds() {
    const shown = [...document.querySelectorAll('[data-price]')];
    return [...new Set(shown.flatMap((element) => element.getAttribute('data-price') ?? []))];
  },

  watch(onChange) {
    const observer = new MutationObserver(onChange);
    // Structured data come with the tags of the next page.
    observer.observe(document.head, { childList: true });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-price'] });
    return () => observer.disconnect();
  },

  mark(country) {
    const { dataset } = document.documentElement;
    if (country === null) delete dataset.country;
    else {
      dataset.country = country;
      // What the server wrote below the fold becomes a part whose prices can be replaced.
      markUsed();
    }
  },

  wait(onLate) {
    const { dataset } = document.documentElement;
    const now = performance.now();
    const until = Number(dataset.until ?? now + PRICES_WAIT_MS);
    delete dataset.until;
    clearTimeout(latePrices);
    const mine = setTimeout(() => {
      dataset.late = '';
      onLate();
    }, until - now);
    latePrices = mine;
    return () => {
      if (latePrices !== mine) return;
      clearTimeout(mine);
      delete dataset.late;
    };
  },

  writeOffers(products) {
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const original = originals.get(script) ?? script.textContent ?? '';
      originals.set(script, original);
      const product = products.get(handleIn(original) ?? '');
      const next = product ? JSON.stringify(withLocalOffers(JSON.parse(original), product)) : original;
      if (script.textContent !== next) script.textContent = next;
    }
  },
};

function handleIn(text: string): string | null {
  try {
    return handleOfJsonLd(JSON.parse(text));
  } catch {
    return null;
  }
}
