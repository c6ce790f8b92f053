import { cartTotals, codesWithoutRow } from '@storefront/core/cart/totals';
import { symbolOf } from '@storefront/core/market/currency';
import { formatAmount } from '@storefront/core/market/price';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cartAtom, discountResultAtom } from './cart-atoms.ts';
import styles from './cart-totals.module.css';
import { totalsAreOldAtom } from './totals-are-old-atom.ts';
import { useCart } from './use-cart.ts';

function RemoveCode({ code }: { code: string }) {
  const { removeDiscount } = useCart();
  return (
    <button
      type="button"
      className={`link ${styles.remove}`}
      aria-label={cartCopy.removeCode(code)}
      onClick={({ currentTarget }) => {
        // Its row goes.
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
        void removeDiscount(code);
      }}
    >
      {cartCopy.remove}
    </button>
  );
}

/** A sum, or its place while the lines beside it say more than it counts. */
function Sum({ children }: { children: ReactNode }) {
  return useAtomValue(totalsAreOldAtom) ? <Skeleton className={styles.sum} /> : <span>{children}</span>;
}

/**
 * `[screen.cart-drawer.7]` Subtotal, one row for each reduction, and the codes that reduce nothing. Why, the field beside
 * them says of the code that was given there.
 */
export function CartTotals({ hasCodeField = false }: { hasCodeField?: boolean }) {
  const cart = useAtomValue(cartAtom);
  const result = useAtomValue(discountResultAtom);
  const areOld = useAtomValue(totalsAreOldAtom);
  if (!cart) return null;
  const saidCode = hasCodeField ? result?.code.toLowerCase() : undefined;
  const { subtotal, discounts, shippingProtection } = cartTotals(cart);
  return (
    <div tabIndex={-1} className={styles.totals} aria-busy={areOld || undefined}>
      <div>
        <span>{cartCopy.subtotal}</span>
        <Sum>{formatAmount(subtotal)}</Sum>
      </div>
      {discounts.map(({ label, code, amount }) => (
        <div key={label} className={styles.off}>
          <span>
            {label} {code !== null && <RemoveCode code={code} />}
          </span>
          <Sum>−{formatAmount(amount)}</Sum>
        </div>
      ))}
      {codesWithoutRow(cart).map(({ code, applicable }) => (
        <div key={code}>
          <span>
            {code} <RemoveCode code={code} />
          </span>
          {applicable && <span className={styles.idle}>{cartCopy.codeAtCheckout}</span>}
          {!applicable && code.toLowerCase() !== saidCode && (
            <span className={styles.idle}>{cartCopy.codeIsIdle}</span>
          )}
        </div>
      ))}
      {shippingProtection && (
        <div>
          <span>{cartCopy.protection}</span>
          <Sum>{formatAmount(shippingProtection)}</Sum>
        </div>
      )}
    </div>
  );
}

export function CartTotal() {
  const cart = useAtomValue(cartAtom);
  const areOld = useAtomValue(totalsAreOldAtom);
  if (!cart) return null;
  const { totalAmount } = cart.cost;
  const { currencyCode } = totalAmount;
  // Its sign alone does not tell it from the US dollar.
  const isOtherDollar = currencyCode !== 'USD' && symbolOf(currencyCode) === '$';
  return (
    <div className={styles.totals} aria-busy={areOld || undefined}>
      <div className={styles.total}>
        <span>{cartCopy.total}</span>
        <Sum>
          {formatAmount(totalAmount)}
          {isOtherDollar && ` ${currencyCode}`}
        </Sum>
      </div>
    </div>
  );
}
