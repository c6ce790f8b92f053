import { shippingOfferOf } from '../market/shipping-offer.ts';
import { toDecimal } from '../money.ts';
import type { Amount, Cart } from './cart.ts';
import { centsOfPieces } from './cents-of-pieces.ts';
import { requiresShipping } from './shipping-protection.ts';
import { codesWithoutRow } from './totals.ts';

/** `share` of what is needed that the cart has already, from 0 to 1. */
export type FreeShipping = { code: 'reached' } | { code: 'missing'; amount: Amount; share: number };

/**
 * The amount that is missing for free shipping, by the total without shipping protection. Null for a cart
 * of which nothing is sent, for one in another currency than the country's offer, and where a code counts at the checkout
 * only: it reduces the shipping, in a way that the bag does not know.
 */
export function freeShippingOf(cart: Cart | null, country: string): FreeShipping | null {
  if (cart === null || !requiresShipping(cart)) return null;
  const offer = shippingOfferOf(country);
  if (offer.code === 'free') return { code: 'reached' };
  const { currencyCode } = cart.cost.totalAmount;
  if (currencyCode !== offer.currencyCode) return null;
  const paidCents = centsOfPieces(cart);
  const isReached = offer.code === 'free-from' ? paidCents >= offer.cents : paidCents > offer.cents;
  if (isReached) return { code: 'reached' };
  if (codesWithoutRow(cart).some(({ applicable }) => applicable)) return null;
  const missingCents = Math.max(offer.cents - paidCents, 1);
  return {
    code: 'missing',
    amount: { amount: toDecimal(missingCents), currencyCode },
    share: Math.max(0, offer.cents - missingCents) / offer.cents,
  };
}
