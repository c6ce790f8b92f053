import type { ProductCard } from '@storefront/core/product/card';
import type { SaleTag } from '@storefront/core/product/labels';
import { commerceProduct } from '../../clients/commerce-product.ts';
import { toShopCard } from '../../clients/to-shop-card.ts';

/** As the pages are made; `priced-page.ts` replaces the prices elsewhere. */
const PAGE_COUNTRY = 'US';

/**
 * The card of another colour of the same design, with the colours and the note on fit of the card that it replaces, and
 * with its own picture for the collection around it.
 * Rejects when the product cannot be read or is gone.
 */
export async function readSwappedCard(
  card: ProductCard,
  handle: string,
  saleTags: readonly SaleTag[],
  collectionHandle: string | null,
): Promise<ProductCard> {
  const product = await commerceProduct().product(handle, PAGE_COUNTRY);
  if (!product) throw new Error(`The platform has no product "${handle}"`);
  const { swatches, mobileSwatchCount, fitNote } = card;
  return {
    ...toShopCard(product, { collectionSaleTags: saleTags, colours: {} }, { collectionHandle }),
    ...(fitNote && { fitNote }),
    mobileSwatchCount,
    swatches: swatches.map((swatch) => ({ ...swatch, isCurrent: swatch.handle === handle })),
  };
}
