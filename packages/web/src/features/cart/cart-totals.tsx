import { cartTotals, codesWithoutRow } from '@storefront/core/cart/totals';
import { formatAmount } from '@storefront/core/market/price';
import { useAtomValue } from 'jotai';
import { cartCopy } from '../../copy/cart-copy.ts';
import { cartAtom } from './cart-atoms.ts';
import styles from './cart-totals.module.css';
import { useCart } from './use-cart.ts';

function RemoveCode({ code }: { code: string }) {
  const { removeDiscount } = useCart();
  return (
    <button
      type="button"
      className={`link ${styles.remove}`}
      aria-label={cartCopy.removeCode(code)}
      onClick={() => void removeDiscount(code)}
    >
      {cartCopy.remove}
    </button>
  );
}

/** `[screen.cart-drawer.7]` Subtotal, one row for each reduction, and the codes that reduce nothing. */
export function CartTotals() {
  const cart = useAtomValue(cartAtom);
  if (!cart) return null;
  const { subtotal, discounts, shippingProtection } = cartTotals(cart);
  return (
    <div className={styles.totals}>
      <div>
        <span>{cartCopy.subtotal}</span>
        <span>{formatAmount(subtotal)}</span>
      </div>
      {discounts.map(({ label, code, amount }) => (
        <div key={label} className={styles.off}>
          <span>
            {label} {code !== null && <RemoveCode code={code} />}
          </span>
          <span>−{formatAmount(amount)}</span>
        </div>
      ))}
      {codesWithoutRow(cart).map(({ code, applicable }) => (
        <div key={code}>
          <span>
            {code} <RemoveCode code={code} />
          </span>
          <span className={styles.idle}>{applicable ? cartCopy.codeAtCheckout : cartCopy.codeIsIdle}</span>
        </div>
      ))}
      {shippingProtection && (
        <div>
          <span>{cartCopy.protection}</span>
          <span>{formatAmount(shippingProtection)}</span>
        </div>
      )}
    </div>
  );
}

export function CartTotal() {
  const cart = useAtomValue(cartAtom);
  if (!cart) return null;
  return (
    <div className={styles.totals}>
      <div className={styles.total}>
        <span>{cartCopy.total}</span>
        <span>{formatAmount(cart.cost.totalAmount)}</span>
      </div>
    </div>
  );
}
