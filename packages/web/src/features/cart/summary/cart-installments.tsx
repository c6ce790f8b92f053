import type { Cart } from '@storefront/core/cart/cart';
import { cartInstallments, type InstallmentItem } from '@storefront/core/cart/installments';
import { piecesOf, requiresShipping } from '@storefront/core/cart/shipping-protection';
import { notUS } from '@storefront/core/market/country';
import { dutyModeOf } from '@storefront/core/market/duties';
import { formatAmount } from '@storefront/core/market/price';
import { hasEasyReturns } from '@storefront/core/product/sale';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { dutySentence } from '../../../copy/duty-sentence.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom } from '../cart-atoms.ts';
import { totalsAreOldAtom } from '../totals-are-old-atom.ts';
import { followInstallments } from './follow-installments.ts';

interface CartInstallmentsProps {
  /** On the page there is room for the whole sentence. */
  isLong?: boolean;
  /** Where there are none. Abroad it gives way to duties and returns. */
  instead?: string;
}

/** `[screen.cart-drawer.9]` `[rule.checkout-and-installments.2]` Asked for once for each set of pieces. */
export function CartInstallments({ isLong = false, instead }: CartInstallmentsProps) {
  const cart = useAtomValue(cartAtom);
  const country = useAtomValue(currencyCountryAtom);
  const areOld = useAtomValue(totalsAreOldAtom);
  const [items, setItems] = useState<readonly InstallmentItem[]>([]);
  const ids =
    cart === null ? '' : [...new Set(piecesOf(cart).map(({ merchandise }) => merchandise.id))].join();

  useEffect(() => {
    if (ids === '' || notUS(country)) return;
    return followInstallments(ids.split(','), country, setItems);
  }, [ids, country]);

  const found = cart && cartInstallments(cart, items, country);
  if (!found) {
    const abroad = cart && termsAbroad(cart, country);
    // The page says it beside the total.
    const isAdded = abroad && !isLong && dutyModeOf(country) === 'forced';
    const terms = (isAdded ? `${abroad} ${cartCopy.dutiesAndTaxes}` : abroad) || instead;
    return terms ? <p className="small muted">{terms}</p> : null;
  }
  if (areOld)
    return (
      <p className="small muted" aria-busy="true">
        {'\u00a0'}
      </p>
    );
  const { count, amount } = found;
  const text = isLong ? cartCopy.installments : cartCopy.payments;
  return <p className="small muted">{text(count, formatAmount(amount))}</p>;
}

/** Duties and returns of what is sent abroad: the bag promises easy returns where each piece has them. */
function termsAbroad(cart: Cart, country: string): string {
  if (!requiresShipping(cart)) return '';
  return dutySentence(
    country,
    piecesOf(cart).every(({ merchandise }) => hasEasyReturns(merchandise.product)),
  );
}
