import { shownListName } from '@storefront/core/wishlist/saved';
import type { Wishlist } from '@storefront/core/wishlist/wishlist';
import { useAtomValue } from 'jotai';
import { wishlistCopy } from '../../copy/wishlist-copy.ts';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { customerWishlistsAtom } from './customer-wishlists.ts';
import { PiecesFailed } from './list-pieces.tsx';
import { wishlistsAtom } from './lists-atoms.ts';
import type { Piece } from './load-pieces.ts';
import { pieceHref } from './piece-card.tsx';
import { usePieces } from './use-pieces.ts';
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
      <Pictures key={list.lid} list={list} />
    </>
  );
}

function Pictures({ list }: { list: Wishlist }) {
  const { pieces, isFailed, retry } = usePieces(list.listcontents.slice(0, PREVIEWED), true);
  if (isFailed) return <PiecesFailed retry={retry} />;
  return (
    <ul className={styles.pictures}>
      {pieces.map(({ item, piece }) => (
        <li key={item.epi}>
          {piece === null ? <Skeleton className={styles.waitingPicture} /> : <Picked piece={piece} />}
        </li>
      ))}
    </ul>
  );
}

/** What the shop has no more keeps its place in the row. */
function Picked({ piece: { found } }: { piece: Piece }) {
  const image = found?.product.images[0];
  if (!found || !image) return null;
  return (
    <Link href={pieceHref(found)} className="frame" aria-label={found.product.title}>
      <Picture
        sources={commerceSources(image.src, 360)}
        width={image.width}
        height={image.height}
        alt=""
        sizes="(min-width: 768px) 140px, 22vw"
      />
    </Link>
  );
}
