import { withLiveAvailability } from '@storefront/core/product/live-inventory';
import { type Sibling, type Siblings, siblingHandles } from '@storefront/core/product/swatches';
import type { ListingReader } from '@storefront/core/providers/commerce/commerce';
import type { RecommendedProduct } from '@storefront/core/recommendation/recommended-product';
import type { createStore } from 'jotai';
import { commerceListing } from '../../clients/commerce-listing.ts';
import { inMarket } from '../../state/in-market.ts';

export interface LiveRecommendations {
  /** Without those that the platform no longer has: their links would lead nowhere. */
  products: RecommendedProduct[];
  siblings: Siblings;
}

/**
 * The products with the platform's present stock, and the other colours of their designs; sizes and their quantities are
 * read by quick add. Rejects with a `Fault` when the platform fails.
 */
export async function withLiveStatus(
  store: ReturnType<typeof createStore>,
  products: readonly RecommendedProduct[],
  reader: Pick<ListingReader, 'siblings'> = commerceListing(),
): Promise<LiveRecommendations> {
  const handles = [...products.map(({ handle }) => handle), ...siblingHandles(products)];
  const found = await inMarket(store, (country) => reader.siblings(handles, country));
  const siblings = new Map<string, Sibling | 'Stale'>(handles.map((handle) => [handle, 'Stale']));
  for (const [handle, sibling] of found) siblings.set(handle, sibling);
  return {
    products: products.flatMap((product) => {
      const live = found.get(product.handle);
      return live ? [withLiveAvailability(product, live.isAvailable)] : [];
    }),
    siblings,
  };
}
