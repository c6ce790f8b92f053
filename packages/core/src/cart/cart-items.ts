import type { Purchase } from '../analytics/commerce-events.ts';
import type { AnalyticsItem } from '../analytics/item.ts';
import type { CartItem } from '../analytics/shop-event.ts';
import { toCents } from '../money.ts';
import { toNumericId } from '../product/identifiers.ts';
import type { Cart, CartLine } from './cart.ts';
import { quantityInCart } from './objections.ts';

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

/** What is paid for, with what it costs after discounts. */
export function toPurchase({ lines, cost: { totalAmount } }: Cart): Purchase {
  return {
    lines: lines.map(toCartItem).map(({ item: { variantId, productId, priceCents }, quantity }) => ({
      variantId,
      productId,
      quantity,
      priceCents,
    })),
    totalCents: toCents(totalAmount.amount) ?? 0,
    currencyCode: totalAmount.currencyCode,
  };
}

/**
 * What a change added to the cart and removed from it, of the variants that it was about: other differences come from
 * other tabs, which record them.
 */
export function cartDifference(
  before: Cart,
  after: Cart,
  merchandiseIds: readonly string[],
): { added: CartItem[]; removed: CartItem[] } {
  const added: CartItem[] = [];
  const removed: CartItem[] = [];
  for (const id of new Set(merchandiseIds)) {
    const more = quantityInCart(after, id) - quantityInCart(before, id);
    const line = [...after.lines, ...before.lines].find(({ merchandise }) => merchandise.id === id);
    if (line === undefined || more === 0) continue;
    (more > 0 ? added : removed).push({ ...toCartItem(line), quantity: Math.abs(more) });
  }
  return { added, removed };
}
