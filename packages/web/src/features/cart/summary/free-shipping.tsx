import { freeShippingOf } from '@storefront/core/cart/free-shipping';
import { formatAmount } from '@storefront/core/market/price';
import { shippingOfferOf } from '@storefront/core/market/shipping-offer';
import { useAtomValue } from 'jotai';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom } from '../cart-atoms.ts';
import { totalsAreOldAtom } from '../totals-are-old-atom.ts';
import styles from './free-shipping.module.css';

/**
 * How much is missing for free shipping in the shopper's country; nothing where that is not known. Its words wait with
 * the sums beside them, in their place, where they depend on them.
 */
export function FreeShipping() {
  const cart = useAtomValue(cartAtom);
  const country = useAtomValue(currencyCountryAtom);
  const areOld = useAtomValue(totalsAreOldAtom) && shippingOfferOf(country).code !== 'free';
  const found = freeShippingOf(cart, country);
  if (found === null) return null;
  const percent = found.code === 'reached' ? 100 : Math.round(found.share * 100);
  return (
    <div className={styles.shipping} aria-busy={areOld || undefined}>
      {found.code === 'reached' ? (
        <p>{cartCopy.freeShipping}</p>
      ) : (
        <p>
          <b>{formatAmount(found.amount)}</b> {cartCopy.moreForFreeShipping}
        </p>
      )}
      <svg
        className={styles.meter}
        role="progressbar"
        aria-label={cartCopy.freeShippingMeter}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={areOld ? undefined : percent}
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
      >
        <rect y="1" width="100" height="1" />
        <rect width={percent} height="3" />
      </svg>
    </div>
  );
}
