import { decimalAmount } from './decimal-amount.ts';
import type { AnalyticsItem } from './item.ts';

/** `[call.other-third-party-calls.9]` The literal names of the commerce analytics service's five events. */
export type CommerceEventName =
  | 'Product Viewed'
  | 'Add to Cart Clicked'
  | 'Checkout Begin'
  | 'Checkout Complete'
  | 'Commerce Transaction Complete';

export interface CommerceItem {
  /** Numeric id of the variant. */
  id: string;
  productId: string;
  quantity: number;
  /** Of one unit, as a decimal number. */
  price: number;
}

export interface CommerceEvent {
  event: CommerceEventName;
  properties: {
    currencyCode: string;
    items: CommerceItem[];
    /** Of all items, as a decimal number. */
    total: number;
    orderId?: string;
  };
}

/** A line of a cart or an order. */
export interface PurchaseLine {
  variantId: string;
  productId: string;
  quantity: number;
  /** Of one unit. */
  priceCents: number;
}

export interface Purchase {
  lines: readonly PurchaseLine[];
  totalCents: number;
  currencyCode: string;
}

export function productViewed(item: AnalyticsItem, currencyCode: string): CommerceEvent {
  return productEvent('Product Viewed', item, 1, currencyCode);
}

export function addToCartClicked(item: AnalyticsItem, quantity: number, currencyCode: string): CommerceEvent {
  return productEvent('Add to Cart Clicked', item, quantity, currencyCode);
}

/** Events never contain a cart id: whoever knows it can change the cart. */
export function checkoutBegin(purchase: Purchase): CommerceEvent {
  return purchaseEvent('Checkout Begin', purchase);
}

export function checkoutComplete(purchase: Purchase, orderId: string): CommerceEvent {
  return purchaseEvent('Checkout Complete', purchase, orderId);
}

export function transactionComplete(purchase: Purchase, orderId: string): CommerceEvent {
  return purchaseEvent('Commerce Transaction Complete', purchase, orderId);
}

function productEvent(
  event: CommerceEventName,
  { variantId, productId, priceCents }: AnalyticsItem,
  quantity: number,
  currencyCode: string,
): CommerceEvent {
  const lines = [{ variantId, productId, quantity, priceCents }];
  return purchaseEvent(event, { lines, totalCents: priceCents * quantity, currencyCode });
}

function purchaseEvent(event: CommerceEventName, purchase: Purchase, orderId?: string): CommerceEvent {
  const items = purchase.lines.map((line) => ({
    id: line.variantId,
    productId: line.productId,
    quantity: line.quantity,
    price: Number(decimalAmount(line.priceCents)),
  }));
  const total = Number(decimalAmount(purchase.totalCents));
  const { currencyCode } = purchase;
  return {
    event,
    properties: { currencyCode, items, total, ...(orderId === undefined ? {} : { orderId }) },
  };
}
