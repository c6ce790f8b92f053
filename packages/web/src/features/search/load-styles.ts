import type { Product } from '@storefront/core/product/product';
import { siblingHandles } from '@storefront/core/product/swatches';
import type { ListingReader } from '@storefront/core/providers/commerce/commerce';
import { findResults } from '@storefront/core/search/find-results';
import type { SearchState } from '@storefront/core/search/search-state';
import { toRankable } from '@storefront/core/search/styles';
import type { Lexicon } from '@storefront/core/search/understand';
import type { createStore } from 'jotai';
import { commerceListing } from '../../clients/commerce-listing.ts';
import { inPriceMarket } from '../../state/in-price-market.ts';
import { showLocalPrices } from '../../state/show-local-prices.ts';

type Store = ReturnType<typeof createStore>;
type Reader = Pick<ListingReader, 'searchProducts' | 'productsByHandles'>;

export interface FoundProducts {
  results: Product[];
  /** Colours of the same designs that the search did not find, by handle. */
  others: Map<string, Product>;
  /** Null at the end of the results. */
  endCursor: string | null;
  /** What was searched for instead, when the words found nothing as they were. */
  corrected: string | null;
}

const NOTHING: FoundProducts = { results: [], others: new Map(), endCursor: null, corrected: null };

/**
 * `[call.commerce-storefront-api.19]` The next thirty results in the shopper's country after those `before`, and the
 * other colours of their designs. Rejects with a `Fault` when the platform fails.
 */
export async function loadStyles(
  store: Store,
  state: Pick<SearchState, 'text' | 'sort'>,
  lexicon: Lexicon,
  before: FoundProducts = NOTHING,
  reader: Reader = commerceListing(),
): Promise<FoundProducts> {
  return inPriceMarket(store, async (country) => {
    const page = await findResults(
      { ...state, after: before.endCursor },
      lexicon,
      (request) => reader.searchProducts(request, country),
      toRankable,
    );
    const results = [...before.results, ...page.results];
    const missing = siblingHandles(results).filter((handle) => !before.others.has(handle));
    const more = missing.length === 0 ? [] : (await reader.productsByHandles(missing, country)).products;
    showLocalPrices(store, [...page.results, ...more], country);
    const others = new Map([...before.others, ...more.map((product) => [product.handle, product] as const)]);
    return { ...page, results, others };
  });
}
