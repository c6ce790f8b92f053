import type { CardTexts, ProductCard } from '@storefront/core/product/card';
import type { ListingReader } from '@storefront/core/providers/commerce/commerce';
import type { createStore } from 'jotai';
import { commerceListing } from '../../clients/commerce-listing.ts';
import { readSiblings } from '../../clients/read-siblings.ts';
import { toShopCard } from '../../clients/to-shop-card.ts';
import { inPriceMarket } from '../../state/in-price-market.ts';
import { showLocalPrices } from '../../state/show-local-prices.ts';

/**
 * The cards of viewed pieces, newest first, with the prices of the shopper's country and present stock. Rejects with a
 * `Fault` when the platform fails; pieces that are gone are left out.
 */
export async function loadViewed(
  store: ReturnType<typeof createStore>,
  skus: readonly string[],
  texts: CardTexts,
  reader: Pick<ListingReader, 'productsBySkus' | 'siblings'> = commerceListing(),
): Promise<ProductCard[]> {
  return inPriceMarket(store, async (country) => {
    const products = await reader.productsBySkus(skus, country);
    const siblings = await readSiblings(reader, products, country);
    showLocalPrices(store, products, country);
    return products.map((product) => toShopCard(product, texts, { siblings }));
  });
}
