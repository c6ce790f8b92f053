import type { Cart } from '@storefront/core/cart/cart';
import { centsOfPieces } from '@storefront/core/cart/cents-of-pieces';
import { requiresShipping } from '@storefront/core/cart/shipping-protection';
import { useEffect, useState } from 'react';
import { publicPorts } from '../../../clients/public-ports.ts';
import { followQuote } from './follow-quote.ts';

/**
 * Whether shipping protection is offered, which a bag without anything to send is not. The provider is asked for a quote
 * where the visitor has allowed its script and the bag is in dollars, and a provider that quotes nothing is not offered;
 * the price is fixed, so that elsewhere no quote is needed.
 */
export function useProtectionOffer(cart: Cart | null): boolean {
  const [isQuoted, setQuoted] = useState(true);
  const isUsd = cart?.cost.totalAmount.currencyCode === 'USD';
  const cents = cart ? centsOfPieces(cart) : 0;
  const isOffered = publicPorts.protection !== undefined && cart !== null && requiresShipping(cart);
  const isAsked = isOffered && isUsd && cents > 0;

  useEffect(() => (isAsked ? followQuote(cents, setQuoted) : undefined), [isAsked, cents]);

  // A quote in dollars says nothing about a bag that has left them since.
  return isOffered && (isQuoted || !isUsd);
}
