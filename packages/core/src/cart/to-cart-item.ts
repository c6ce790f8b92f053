import type { AnalyticsItem } from '../analytics/item.ts';
import type { CartItem } from '../analytics/shop-event.ts';
import { toCents } from '../money.ts';
import { toNumericId } from '../product/identifiers.ts';
import type { CartLine } from './cart.ts';

/** A cart line as analytics services receive it, with its present quantity. */
export function toCartItem({ merchandise, cost, quantity }: CartLine): CartItem {
  const { product } = merchandise;
  const item: AnalyticsItem = {
    productId: toNumericId(product.id) ?? '',
    variantId: toNumericId(merchandise.id) ?? '',
    sku: merchandise.sku,
    name: product.title,
    brand: product.vendor,
    category: product.productType,
    variant: merchandise.title,
    priceCents: toCents(cost.amountPerQuantity.amount) ?? 0,
    compareAtCents: toCents(merchandise.compareAtPrice?.amount),
    image: merchandise.image?.url ?? '',
    url: `/products/${product.handle}`,
  };
  return { item, quantity };
}
