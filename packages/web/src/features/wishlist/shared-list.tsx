import type { SharedWishlist } from '@storefront/core/wishlist/shared-wishlist';
import { readSharedWishlist } from '@storefront/core/wishlist/shared-wishlist';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, getOwn } from '../../clients/api.ts';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ListPieces } from './list-pieces.tsx';
import styles from './wishlists.module.css';

type State =
  | { step: 'loading' }
  | { step: 'gone' }
  | { step: 'failed' }
  | { step: 'ready'; list: SharedWishlist };

interface SharedListProps {
  /** Of the address: null without one, undefined until it is known. */
  id: string | null | undefined;
  /** Where a friend may begin whose list is gone. */
  startHref: string;
}

/** `[screen.route-table.17]` Somebody else's list, to be looked at. */
export function SharedList({ id, startHref }: SharedListProps) {
  const [state, setState] = useState<State>({ step: 'loading' });
  const load = useEffectEvent(() => {
    if (id === undefined) return;
    if (id === null) return setState({ step: 'gone' });
    setState({ step: 'loading' });
    getOwn(`/api/wishlists/shared/${encodeURIComponent(id)}`).then(
      (response) => {
        const list = readSharedWishlist(response);
        setState(list ? { step: 'ready', list } : { step: 'failed' });
      },
      (error: unknown) => {
        const isGone = error instanceof ApiError && [400, 404].includes(error.status);
        if (!isGone) console.warn('A shared wishlist could not be read', error);
        setState({ step: isGone ? 'gone' : 'failed' });
      },
    );
  });
  useEffect(() => {
    if (id !== undefined) load();
  }, [id]);

  return (
    <div className={join('wrap', styles.shared)}>
      {state.step === 'ready' ? (
        <>
          <p className="ui muted">{copy.sharedBy(state.list.ownerFirstName)}</p>
          <h1 className="d2">
            <bdi>{state.list.name}</bdi>
          </h1>
          <ListPieces items={state.list.listcontents} heading="h2" />
        </>
      ) : (
        <>
          <h1 className="d2">{copy.sharedBy(null)}</h1>
          {state.step === 'loading' ? (
            <div aria-busy="true">
              <span className="sr" role="status">
                {copy.sharedOpening}
              </span>
              <Skeleton className={styles.waiting} />
            </div>
          ) : (
            <div className={styles.failed} role="alert">
              <p className="lede">{state.step === 'gone' ? copy.sharedGone : copy.sharedDown}</p>
              {state.step === 'gone' ? (
                <Link href={startHref} className="link">
                  {copy.startShopping}
                </Link>
              ) : (
                <Button look="line" onClick={() => load()}>
                  {copy.retry}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}
