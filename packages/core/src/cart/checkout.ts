import type { Amount, CartAttribute, CartMerchandise } from './cart.ts';

/** `[entity.checkout.1]` `[entity.checkout.2]` `[entity.checkout.3]` `[entity.checkout.4]` `[entity.checkout.5]` `[entity.checkout.6]` The fields of the legacy checkout, which the platform has removed. */
export interface Checkout {
  id: string;
  ready: boolean;
  requiresShipping: boolean;
  note: string | null;
  paymentDue: Amount;
  webUrl: string;
  orderStatusUrl: string | null;
  taxExempt: boolean;
  taxesIncluded: boolean;
  currencyCode: string;
  totalTax: Amount;
  lineItemsSubtotalPrice: Amount;
  subtotalPrice: Amount;
  totalPrice: Amount;
  completedAt: string | null;
  createdAt: string;
  updatedAt: string;
  email: string | null;
  shippingAddress: CheckoutAddress | null;
  customAttributes: CartAttribute[];
  lineItems: CheckoutLineItem[];
}

export interface CheckoutLineItem {
  id: string;
  title: string;
  variant: CartMerchandise;
  quantity: number;
  customAttributes: CartAttribute[];
}

/** `[entity.checkout.7]` */
export interface CheckoutAddress {
  id: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  company: string | null;
  country: string | null;
  firstName: string | null;
  lastName: string | null;
  formatted: string[];
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  province: string | null;
  zip: string | null;
  name: string | null;
  countryCode: string | null;
  provinceCode: string | null;
}
