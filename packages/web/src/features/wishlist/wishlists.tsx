import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { siteConfig } from '../../clients/site-config.ts';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { customerWishlistsAtom } from './customer-wishlists.ts';
import { ListSection, type ListSectionProps } from './list-section.tsx';
import { pendingChangesAtom, wishlistsAtom } from './lists-atoms.ts';
import styles from './wishlists.module.css';

interface WishlistsProps extends Pick<ListSectionProps, 'onBuy' | 'onWaitlist'> {
  /** Where a customer without a list may begin. */
  startHref: string;
}

/** `[screen.route-table.16]` The customer's lists, newest first, with what can be done with them. */
export function Wishlists({ startHref, ...piece }: WishlistsProps) {
  const wishlists = useAtomValue(customerWishlistsAtom);
  const { step, lists } = useAtomValue(wishlistsAtom);
  const waiting = useAtomValue(pendingChangesAtom).length;
  const place = useRef<HTMLDivElement>(null);
  const count = lists.length;
  const before = useRef(count);

  // The pressed button went with its list, and the focus with it.
  useEffect(() => {
    if (count < before.current) place.current?.focus();
    before.current = count;
  }, [count]);

  if (step === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p className="lede">{copy.unreachable}</p>
        <Button look="line" onClick={() => void wishlists?.load()}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  // Without a provider there are none to wait for.
  if (siteConfig.hasWishlists && (step !== 'ready' || wishlists === null)) {
    return (
      <div aria-busy="true">
        <span className="sr" role="status">
          {copy.opening}
        </span>
        <Skeleton className={styles.waiting} />
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.lists}>
      <p role="status" className={styles.pending}>
        {waiting > 0 && copy.waiting(waiting)}
      </p>
      {count === 0 && (
        <p className="ui">
          {copy.none}{' '}
          <Link href={startHref} className="link">
            {copy.startShopping}
          </Link>
        </p>
      )}
      {lists.map(
        (list) =>
          wishlists && (
            <ListSection key={list.lid} list={list} lists={lists} wishlists={wishlists} {...piece} />
          ),
      )}
    </div>
  );
}
