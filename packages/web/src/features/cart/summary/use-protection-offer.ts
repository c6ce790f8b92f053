import type { Cart } from '@storefront/core/cart/cart';
import { piecesOf, requiresShipping } from '@storefront/core/cart/shipping-protection';
import { sumCents } from '@storefront/core/money';
import { useEffect, useState } from 'react';
import { isAllowed } from '../../../clients/consent-port.ts';
import { findShippingProtection } from '../../../clients/protection-port.ts';

/**
 * `[call.other-third-party-calls.1]` Whether shipping protection is offered, which a bag without anything to send is not. The provider is asked for a quote where the
 * visitor has allowed its script and the bag is in dollars, and a provider that quotes nothing is not offered; the price
 * is fixed, so that elsewhere no quote is needed.
 */
export function useProtectionOffer(cart: Cart | null): boolean {
  const [isQuoted, setQuoted] = useState(true);
  const isUsd = cart?.cost.totalAmount.currencyCode === 'USD';
  const cents = cart === null ? 0 : sumCents(piecesOf(cart).map(({ cost }) => cost.totalAmount));
  const isSent = cart !== null && requiresShipping(cart);
  const port = findShippingProtection();

  useEffect(() => {
    if (port === null || !isUsd || !isSent || cents === 0 || !isAllowed('protection')) return;
    let isStale = false;
    void port.load().then(async () => {
      const premium = await port.quote(cents);
      if (!isStale) setQuoted(premium !== null);
    });
    return () => {
      isStale = true;
    };
  }, [port, isUsd, isSent, cents]);

  return port !== null && isSent && isQuoted;
}
