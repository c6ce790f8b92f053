import type { Address, Attribute } from '../cart/cart-state.ts';

/** An order as it was placed; catalogue edits do not change it. Amounts are hundredths of its currency. */
export interface OrderState {
  /** Grants access to the order. */
  token: string;
  id: number;
  number: number;
  processedAt: string;
  countryCode: string;
  email: string;
  phone: string | null;
  customerId: string | null;
  cartToken: string;
  lines: OrderLineState[];
  subtotal: number;
  discounts: OrderDiscount[];
  shipping: { title: string; amount: number } | null;
  duty: { label: string; text: string; amount: number } | null;
  giftCardAmount: number;
  /** Total paid, gift cards included. */
  total: number;
  cardTail: string | null;
  shippingAddress: Address | null;
  attributes: Attribute[];
  note: string | null;
  fulfilments: Fulfilment[];
}

export interface OrderLineState {
  variantId: string;
  title: string;
  variantTitle: string;
  sku: string;
  quantity: number;
  unit: number;
  subtotal: number;
  discounts: OrderDiscount[];
  /** What the order's own discounts take off this line; absent in orders that older versions stored. */
  orderShares?: OrderDiscount[];
  /** After the line's own discounts. */
  total: number;
  attributes: Attribute[];
  requiresShipping: boolean;
  /** Absent in orders that older versions stored. */
  isProtection?: boolean;
}

export interface OrderDiscount {
  title: string;
  code: string | null;
  amount: number;
  target: 'LINE_ITEM' | 'SHIPPING_LINE';
  isPercentage: boolean;
  /** Percent, or hundredths. */
  value: number;
}

export interface Fulfilment {
  company: string;
  number: string;
  url: string;
  at: string;
}
