import { formatPrice } from '@storefront/core/market/price';
import type { ProductCard } from '@storefront/core/product/card';
import { Price } from '../../ui/price.tsx';
import { useLocalPrices } from './use-local-prices.ts';

/** A card's price: the page's, or that of the shopper's country. */
export function CardPrice({
  card: { id, price, compareAtPrice },
  hasBefore = true,
}: {
  card: Pick<ProductCard, 'id' | 'price' | 'compareAtPrice'>;
  hasBefore?: boolean;
}) {
  const local = useLocalPrices(id);
  const before = compareAtPrice === null ? null : formatPrice(compareAtPrice, 'USD');
  const was = local ? local.before : before;
  return (
    <Price
      product={id}
      currency={local?.currencyCode}
      now={local?.price ?? formatPrice(price, 'USD')}
      was={hasBefore ? was : null}
    />
  );
}
