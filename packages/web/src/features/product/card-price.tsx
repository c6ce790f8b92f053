import { formatPrice } from '@storefront/core/market/price';
import type { CardStatus, ProductCard } from '@storefront/core/product/card';
import { Price } from '../../ui/price.tsx';
import { useLocalPrices } from './use-local-prices.ts';

/**
 * A card's price: that of the shopper's country, or else the one with which the card was made, which names its currency
 * where that is not the page's. What is not for sale has none.
 */
export function CardPrice({
  card: { id, price, compareAtPrice, currencyCode, status },
}: {
  card: Pick<ProductCard, 'id' | 'price' | 'compareAtPrice' | 'currencyCode'> & { status?: CardStatus };
}) {
  const local = useLocalPrices(id);
  if (status === 'not-for-sale') return null;
  const own = (cents: number) =>
    currencyCode ? `${formatPrice(cents, currencyCode)} ${currencyCode}` : formatPrice(cents, 'USD');
  const before = compareAtPrice === null ? null : own(compareAtPrice);
  const was = local ? local.before : before;
  return <Price product={id} currency={local?.currencyCode} now={local?.price ?? own(price)} was={was} />;
}
