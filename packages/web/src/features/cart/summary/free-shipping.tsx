import { freeShippingOf } from '@storefront/core/cart/free-shipping';
import { formatAmount } from '@storefront/core/market/price';
import { useAtomValue } from 'jotai';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { currencyCountryAtom } from '../../../state/market-atoms.ts';
import { cartAtom } from '../cart-atoms.ts';
import styles from './free-shipping.module.css';

/** How much is missing for free shipping in the shopper's country; nothing where that is not known. */
export function FreeShipping() {
  const cart = useAtomValue(cartAtom);
  const country = useAtomValue(currencyCountryAtom);
  const found = freeShippingOf(cart, country);
  if (found === null) return null;
  return (
    <div className={styles.shipping}>
      {found.code === 'reached' ? (
        <p>{cartCopy.freeShipping}</p>
      ) : (
        <p>
          <b>{formatAmount(found.amount)}</b> {cartCopy.moreForFreeShipping}
        </p>
      )}
      <progress
        className={styles.meter}
        aria-label={cartCopy.freeShippingMeter}
        max={1}
        value={found.code === 'reached' ? 1 : found.share}
      />
    </div>
  );
}
