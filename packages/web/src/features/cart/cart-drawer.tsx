import type { SiteLink } from '@storefront/core/content/site-content';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { cartCopy } from '../../copy/cart-copy.ts';
import { paths } from '../../paths.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartAlerts } from './cart-alerts.tsx';
import {
  cartAtom,
  cartOpenAtom,
  isAddingAtom,
  isFetchingAtom,
  itemCountAtom,
  removedLinesAtom,
} from './cart-atoms.ts';
import styles from './cart-drawer.module.css';
import { CartEmpty } from './cart-empty.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartTotal, CartTotals } from './cart-totals.tsx';
import { CheckoutButton } from './checkout-button.tsx';

export interface CartDrawerProps {
  emptyCart: SiteLink[];
  /** Stands below an empty bag. */
  belowEmpty?: ReactNode;
}

/** `[screen.cart-drawer.1]` `[screen.cart-drawer.4]` `[screen.cart-drawer.7]` `[screen.cart-drawer.8]` `[screen.cart-drawer.10]` */
export function CartDrawer({ emptyCart, belowEmpty }: CartDrawerProps) {
  const [isOpen, setOpen] = useAtom(cartOpenAtom);
  const count = useAtomValue(itemCountAtom);
  const isAdding = useAtomValue(isAddingAtom);
  const isUnknown = useAtomValue(cartAtom) === null && !isAdding;
  const isFetching = useAtomValue(isFetchingAtom);
  const hasUndo = useAtomValue(removedLinesAtom).length > 0;
  const hasLines = count > 0 || isAdding;
  const close = useCallback(() => setOpen(false), [setOpen]);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      closeLabel={cartCopy.close}
      title={
        <>
          {cartCopy.title} <span className="num">({count})</span>
        </>
      }
      foot={
        hasLines && (
          <div className={styles.foot}>
            <CartTotal />
            <CheckoutButton />
            <Link className={`link ui ${styles.view}`} href={paths.cart} onClick={close}>
              {cartCopy.viewBag}
            </Link>
          </div>
        )
      }
    >
      <CartAlerts />
      {(hasLines || hasUndo) && <CartLines />}
      {hasLines && (
        <div className={styles.totals}>
          <CartTotals />
        </div>
      )}
      {isUnknown && isFetching && (
        <div aria-busy="true">
          <p className="sr">{cartCopy.loading}</p>
          <Skeleton className={styles.waiting} />
        </div>
      )}
      {!hasLines && !isUnknown && (
        <>
          <CartEmpty links={emptyCart} headingLevel="h3" />
          {belowEmpty}
        </>
      )}
    </Drawer>
  );
}
