import { isGiftCard } from '@storefront/core/product/markers';
import type { PageVariant, ProductPage } from '@storefront/core/product/to-product-page';
import { productCopy } from '../../copy/product-copy.ts';
import { Price } from '../../ui/price.tsx';
import { useLocalPrices } from './use-local-prices.ts';

interface ProductPriceProps {
  product: ProductPage;
  chosen: PageVariant | null;
}

/**
 * The price of the chosen size, or of the cheapest, in the shopper's country. Drawn apart from the panel: drawing that
 * again before its late parts have come would take them away for a moment.
 */
export function ProductPrice({ product, chosen }: ProductPriceProps) {
  const local = useLocalPrices(product.id);
  const ofChosen = chosen && local?.variants[chosen.id];
  const { price, before } = ofChosen ?? local ?? chosen ?? product;
  // [entity.variant.7] Amounts of a gift card, of which this is the smallest.
  const isFrom = chosen === null && product.variants.length > 1 && isGiftCard(product);
  return (
    <>
      {isFrom && `${productCopy.from} `}
      <Price now={price} was={before} product={product.id} currency={local?.currencyCode} />
    </>
  );
}
