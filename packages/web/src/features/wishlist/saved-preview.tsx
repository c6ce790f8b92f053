import { shownListName } from '@storefront/core/wishlist/saved';
import { useAtomValue } from 'jotai';
import { wishlistCopy } from '../../copy/wishlist-copy.ts';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { customerWishlistsAtom } from './customer-wishlists.ts';
import { ListPieces } from './list-pieces.tsx';
import { wishlistsAtom } from './lists-atoms.ts';
import styles from './wishlists.module.css';

const PREVIEWED = 4;

/** The first pieces of the newest list that has any, for the account's home. */
export function SavedPreview() {
  const wishlists = useAtomValue(customerWishlistsAtom);
  const { step, lists } = useAtomValue(wishlistsAtom);
  if (step === 'failed') {
    return (
      <div role="alert">
        <p className="ui">{copy.unreachable}</p>
        <button type="button" className={`link ${styles.again}`} onClick={() => void wishlists?.load()}>
          {copy.retry}
        </button>
      </div>
    );
  }
  if (step !== 'ready') return <Skeleton className={styles.waitingPreview} />;
  const list = lists.find(({ listcontents }) => listcontents.length > 0);
  if (!list) return <p className="ui">{copy.none}</p>;
  return (
    <>
      <p className={`ui muted ${styles.previewed}`}>
        <bdi>{shownListName(list, wishlistCopy.savedItems)}</bdi>, {copy.count(list.listcontents.length)}
      </p>
      <ListPieces key={list.lid} items={list.listcontents.slice(0, PREVIEWED)} />
    </>
  );
}
