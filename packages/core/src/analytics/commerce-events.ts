import type { Product, Variant } from '../product/product.ts';
import { decimalAmount } from './decimal-amount.ts';

/** The commerce analytics service's five events, by their literal names ([call.other-third-party-calls.9]). */
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
  /** Of one piece, as a decimal number. */
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

/** A line that was bought or is about to be. */
export interface PurchaseLine {
  variantId: string;
  productId: string;
  quantity: number;
  /** Of one piece. */
  priceCents: number;
}

export interface Purchase {
  lines: readonly PurchaseLine[];
  totalCents: number;
  currencyCode: string;
}

export function productViewed(product: Product, variant: Variant, currencyCode: string): CommerceEvent {
  return pieceEvent('Product Viewed', product, variant, 1, currencyCode);
}

export function addToCartClicked(
  product: Product,
  variant: Variant,
  quantity: number,
  currencyCode: string,
): CommerceEvent {
  return pieceEvent('Add to Cart Clicked', product, variant, quantity, currencyCode);
}

/** Cart ids are never told: who knows one owns the bag. */
export function checkoutBegin(purchase: Purchase): CommerceEvent {
  return purchaseEvent('Checkout Begin', purchase);
}

export function checkoutComplete(purchase: Purchase, orderId: string): CommerceEvent {
  return purchaseEvent('Checkout Complete', purchase, orderId);
}

export function transactionComplete(purchase: Purchase, orderId: string): CommerceEvent {
  return purchaseEvent('Commerce Transaction Complete', purchase, orderId);
}

function pieceEvent(
  event: CommerceEventName,
  product: Product,
  variant: Variant,
  quantity: number,
  currencyCode: string,
): CommerceEvent {
  const line = { variantId: variant.id, productId: product.legacy_id, quantity, priceCents: variant.price };
  return purchaseEvent(event, { lines: [line], totalCents: variant.price * quantity, currencyCode });
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
