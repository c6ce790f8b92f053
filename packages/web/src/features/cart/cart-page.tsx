import type { Cart } from '@storefront/core/cart/cart';
import { requiresShipping } from '@storefront/core/cart/shipping-protection';
import type { RichText } from '@storefront/core/content/rich-text';
import type { SiteLink } from '@storefront/core/content/site-content';
import { type DutyMode, dutyModeOf } from '@storefront/core/market/duties';
import { useAtomValue } from 'jotai';
import { cartCopy } from '../../copy/cart-copy.ts';
import { cartPageCopy } from '../../copy/cart-page-copy.ts';
import { currencyCountryAtom } from '../../state/market-atoms.ts';
import { RichTextView } from '../../ui/rich-text.tsx';
import { CartAlerts } from './cart-alerts.tsx';
import { cartAtom, isAddingAtom, isFetchingAtom, itemCountAtom, removedLinesAtom } from './cart-atoms.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-page.module.css';
import { CartTotal, CartTotals } from './cart-totals.tsx';
import { CartUnknown } from './cart-unknown.tsx';
import { CartWaiting } from './cart-waiting.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { BridalNote } from './summary/bridal-note.tsx';
import { CartBanner } from './summary/cart-banner.tsx';
import { CartInstallments } from './summary/cart-installments.tsx';
import { DiscountCode } from './summary/discount-code.tsx';
import { FreeShipping } from './summary/free-shipping.tsx';
import { GiftMessage } from './summary/gift-message.tsx';
import { Protection } from './summary/protection.tsx';

interface CartPageProps {
  emptyCart: SiteLink[];
  footer: RichText;
  banner: RichText | null;
  bridal?: RichText | undefined;
}

/** The cart as a page: lines on the left, summary on the right. `[screen.cart-drawer.11]` `[screen.cart-drawer.12]` */
export function CartPage({ emptyCart, footer, banner, bridal }: CartPageProps) {
  const cart = useAtomValue(cartAtom);
  const isFetching = useAtomValue(isFetchingAtom);
  const isAdding = useAtomValue(isAddingAtom);
  const count = useAtomValue(itemCountAtom);
  const hasUndo = useAtomValue(removedLinesAtom).length > 0;
  const dutyMode = dutyModeOf(useAtomValue(currencyCountryAtom));
  if (isFetching && !cart) return <CartWaiting />;
  const hasLines = count > 0 || isAdding;
  const hasRows = hasLines || hasUndo;
  const small = footer.length > 0 && (
    <div className={`prose small muted ${styles.small}`}>
      <RichTextView blocks={footer} />
    </div>
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="d2">{cartCopy.pageTitle}</h1>
      <CartAlerts />
      {!cart && !isAdding && <CartUnknown />}
      {hasRows && (
        <div className={hasLines ? styles.columns : styles.emptied}>
          <section aria-label={cartCopy.pieces}>
            {hasLines && <FreeShipping />}
            {hasLines && <CartBanner banner={banner} />}
            <CartLines />
            {hasLines && <GiftMessage />}
          </section>
          {hasLines && (
            <aside className="hang" aria-label={cartPageCopy.summary}>
              <h2 className="t1">{cartPageCopy.summary}</h2>
              <DiscountCode />
              <CartTotals hasCodeField />
              <div className={styles.total}>
                <CartTotal />
              </div>
              <p className={`small faint ${styles.taxes}`}>{atCheckout(dutyMode, cart)}</p>
              <BridalNote text={bridal} />
              <Protection />
              <div className={styles.checkout}>
                <CheckoutButton hasExpress />
              </div>
              <CartInstallments isLong />
              {small}
            </aside>
          )}
        </div>
      )}
      {cart && !hasLines && <CartEmpty links={emptyCart} headingLevel="h2" />}
      {!hasLines && small}
    </div>
  );
}

/** What the total does not contain. The other sentences about duties say it themselves, below the button. */
function atCheckout(mode: DutyMode | null, cart: Cart | null): string | null {
  if (mode === null) return cartPageCopy.taxes;
  // A gift card that is sent by e-mail crosses no border.
  if (cart === null || !requiresShipping(cart)) return null;
  if (mode === 'forced') return cartCopy.dutiesAndTaxes;
  return mode === 'default' ? cartPageCopy.dutiesOnDelivery : null;
}
