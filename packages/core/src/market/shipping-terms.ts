import { formatPrice } from './price.ts';
import { shippingOfferOf } from './shipping-offer.ts';

/** What editors write in braces for words that differ by country: `Complimentary {shipping} {shipping terms}`. */
export type ShippingTerm = 'shipping' | 'shipping terms';

/** Finds the terms of a text, as parts of `String.split`. */
export const SHIPPING_TERMS = /(\{shipping(?: terms)?\})/;

/** The term that a part of the text is; null for other words. */
export function readShippingTerm(part: string): ShippingTerm | null {
  if (part === '{shipping}') return 'shipping';
  return part === '{shipping terms}' ? 'shipping terms' : null;
}

/**
 * `[const.us-policy.2]` `[const.international-shipping-and-duties.1]` `[const.international-shipping-and-duties.2]` The
 * words for a country's free shipping: 'shipping' or 'express shipping', and 'on all orders', 'from $250' or 'over ¥45,000'.
 */
export function shippingWords(term: ShippingTerm, country: string): string {
  const offer = shippingOfferOf(country);
  if (term === 'shipping') return offer.code === 'free-express-over' ? 'express shipping' : 'shipping';
  if (offer.code === 'free') return 'on all orders';
  const amount = formatPrice(offer.cents, offer.currencyCode);
  return offer.code === 'free-from' ? `from ${amount}` : `over ${amount}`;
}
