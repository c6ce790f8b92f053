import type { RichText } from '@storefront/core/content/rich-text';
import type { SiteLink } from '@storefront/core/content/site-content';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useRouter } from 'next/router';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { showModalAfterPaint } from '../../hooks/use-modal-dialog.ts';
import { paths } from '../../paths.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartAlerts } from './cart-alerts.tsx';
import {
  cartAtom,
  cartIsNearAtom,
  cartOpenAtom,
  isAddingAtom,
  isFetchingAtom,
  itemCountAtom,
  knownCountAtom,
  removedLinesAtom,
} from './cart-atoms.ts';
import styles from './cart-drawer.module.css';
import { CartEmpty } from './cart-empty.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartTotal, CartTotals } from './cart-totals.tsx';
import { CartUnknown } from './cart-unknown.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { drawnPieceAtom, preparedPieceAtom } from './late-cart-atoms.ts';
import { nothingIsSentAtom } from './nothing-is-sent-atom.ts';
import { BridalNote } from './summary/bridal-note.tsx';
import { CartBanner } from './summary/cart-banner.tsx';
import { CartInstallments } from './summary/cart-installments.tsx';
import { FreeShipping } from './summary/free-shipping.tsx';
import { GiftMessage } from './summary/gift-message.tsx';
import { Protection } from './summary/protection.tsx';

export interface CartDrawerProps {
  emptyCart: SiteLink[];
  banner: RichText | null;
  bridal?: RichText | undefined;
  /** Stands below an empty bag. */
  belowEmpty?: ReactNode;
}

/** `[screen.cart-drawer.1]` `[screen.cart-drawer.4]` `[screen.cart-drawer.5]` `[screen.cart-drawer.8]` `[screen.cart-drawer.10]` */
export function CartDrawer({ emptyCart, banner, bridal, belowEmpty }: CartDrawerProps) {
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const count = useAtomValue(itemCountAtom);
  const known = useAtomValue(knownCountAtom);
  const isAdding = useAtomValue(isAddingAtom);
  const hasNoCart = useAtomValue(cartAtom) === null;
  const isFetching = useAtomValue(isFetchingAtom);
  const nothingIsSent = useAtomValue(nothingIsSentAtom);
  const hasUndo = useAtomValue(removedLinesAtom).length > 0;
  const prepared = useAtomValue(preparedPieceAtom);
  const drawn = isOpen ? null : prepared;
  const isNear = useAtomValue(cartIsNearAtom);
  const isCartPage = useRouter().pathname === paths.cart;
  // The lines before they are looked at. Whoever comes to a button may not press it: nothing is asked for.
  const isFrame = isNear && count > 0 && !isOpen && !isCartPage && drawn === null;
  const isAhead = drawn !== null || isFrame;
  const hasLines = count > 0 || isAdding || isAhead;
  const isUnknown = hasNoCart && !isAdding && !isAhead;
  const store = useStore();
  useEffect(() => {
    // The drawer never opens on the page, which has the same sums; and it slides out as it was.
    if (isCartPage || isOpen) store.set(preparedPieceAtom, null);
    if (isOpen) store.set(cartIsNearAtom, false);
  }, [store, isCartPage, isOpen]);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const ref = useRef<HTMLDialogElement>(null);
  // Before the click, which may follow at once.
  useLayoutEffect(() => {
    const { current: dialog } = ref;
    const open = () => void (dialog && showModalAfterPaint(dialog, close));
    store.set(drawnPieceAtom, drawn && { piece: drawn, isOpen: () => !!dialog?.open, open });
  }, [store, drawn, close]);
  // What stands there before an add is not drawn again by the click that opens it.
  const foot = useMemo(
    () => (
      <div className={styles.foot}>
        {hasLines && <CartTotal />}
        <CheckoutButton />
        <div className={styles.end}>
          {hasLines && !isAhead ? (
            <CartInstallments
              instead={nothingIsSent ? cartCopy.taxesAtCheckout : cartCopy.shippingAtCheckout}
            />
          ) : (
            <span />
          )}
          <Link className={`link ui ${styles.view}`} href={paths.cart} onClick={close}>
            {cartCopy.viewBag}
          </Link>
        </div>
      </div>
    ),
    [hasLines, isAhead, nothingIsSent, close],
  );
  const aboveLines = useMemo(
    () => (
      <>
        <FreeShipping />
        <CartBanner banner={banner} />
      </>
    ),
    [banner],
  );
  const belowLines = useMemo(
    () => (
      <Deferred>
        <BridalNote text={bridal} />
        <GiftMessage />
        <Protection />
        <div className={styles.totals}>
          <CartTotals />
        </div>
      </Deferred>
    ),
    [bridal],
  );
  return (
    <Drawer
      ref={ref}
      isOpen={isOpen}
      isBesidePage
      isNear={!isOpen && isAhead}
      onClose={close}
      closeLabel={cartCopy.close}
      title={
        <>
          {cartCopy.title} {known !== null && <span className="num">({known})</span>}
        </>
      }
      foot={!isUnknown && foot}
    >
      <CartAlerts />
      {hasLines && aboveLines}
      {(hasLines || hasUndo) && <CartLines prepared={drawn} />}
      {hasLines && !isAhead && belowLines}
      {isUnknown &&
        (isFetching ? (
          <div aria-busy="true">
            <p className="sr">{cartCopy.loading}</p>
            <Skeleton className={styles.waiting} />
          </div>
        ) : (
          <CartUnknown />
        ))}
      {!hasLines && !isUnknown && (
        <>
          <CartEmpty links={emptyCart} headingLevel="h3" />
          {belowEmpty}
        </>
      )}
    </Drawer>
  );
}
