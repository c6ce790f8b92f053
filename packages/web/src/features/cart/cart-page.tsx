import type { RichText } from '@storefront/core/content/rich-text';
import type { SiteLink } from '@storefront/core/content/site-content';
import { useAtomValue } from 'jotai';
import { cartCopy } from '../../copy/cart-copy.ts';
import { RichTextView } from '../../ui/rich-text.tsx';
import { CartAlerts } from './cart-alerts.tsx';
import { cartAtom, isFetchingAtom, itemCountAtom, removedLinesAtom } from './cart-atoms.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-page.module.css';
import { CartTotal, CartTotals } from './cart-totals.tsx';
import { CartWaiting } from './cart-waiting.tsx';
import { CheckoutButton } from './checkout-button.tsx';

interface CartPageProps {
  emptyCart: SiteLink[];
  footer: RichText;
}

/** The cart as a page: lines on the left, summary on the right. */
export function CartPage({ emptyCart, footer }: CartPageProps) {
  const cart = useAtomValue(cartAtom);
  const isFetching = useAtomValue(isFetchingAtom);
  const count = useAtomValue(itemCountAtom);
  const hasUndo = useAtomValue(removedLinesAtom).length > 0;
  if (isFetching && !cart) return <CartWaiting />;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="d2">{cartCopy.pageTitle}</h1>
      <CartAlerts />
      {cart && count === 0 && !hasUndo && <CartEmpty links={emptyCart} headingLevel="h2" />}
      {(count > 0 || hasUndo) && (
        <div className={styles.columns}>
          <section aria-label={cartCopy.pieces}>
            <CartLines />
          </section>
          <aside className="hang" aria-label={cartCopy.summary}>
            <h2 className="t1">{cartCopy.summary}</h2>
            <CartTotals />
            <div className={styles.total}>
              <CartTotal />
            </div>
            <p className={`small faint ${styles.taxes}`}>{cartCopy.taxes}</p>
            <CheckoutButton />
            {footer.length > 0 && (
              <div className={`prose small muted ${styles.small}`}>
                <RichTextView blocks={footer} />
              </div>
            )}
          </aside>
        </div>
      )}
    </div>
  );
}
