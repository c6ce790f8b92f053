import { protectionLineOf, shippingProtectionPrice } from '@storefront/core/cart/shipping-protection';
import { formatAmount } from '@storefront/core/market/price';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { cartCopy } from '../../../copy/cart-copy.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cartAtom, requestedProtectionAtom } from '../cart-atoms.ts';
import { useCart } from '../use-cart.ts';
import styles from './protection.module.css';
import { useProtectionOffer } from './use-protection-offer.ts';

/** Shipping protection, which the shopper chooses; nothing where it is not offered. */
export function Protection() {
  const cart = useAtomValue(cartAtom);
  const requested = useAtomValue(requestedProtectionAtom);
  const isOffered = useProtectionOffer(cart);
  const { setProtection } = useCart();
  const id = useId();
  if (cart === null) return null;
  const isChosen = requested ?? protectionLineOf(cart) !== null;
  if (!isOffered && !isChosen) return null;
  return (
    <div className={styles.protection}>
      <Icon name="flower" size={22} />
      <div id={id}>
        <b>{cartCopy.protectionAt(formatAmount(shippingProtectionPrice(cart)))}</b>
        {cartCopy.protectionText}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={isChosen}
        aria-label={cartCopy.protection}
        aria-describedby={id}
        className={styles.switch}
        onClick={() => void setProtection(!isChosen)}
      />
    </div>
  );
}
