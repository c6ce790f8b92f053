import type { WishlistItem } from '@storefront/core/wishlist/wishlist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { whenNear } from '../../hooks/when-near.ts';
import { Button } from '../../ui/button.tsx';
import type { Piece } from './load-pieces.ts';
import { PieceCard } from './piece-card.tsx';
import { usePieces } from './use-pieces.ts';
import styles from './wishlists.module.css';

interface ListPiecesProps {
  items: readonly WishlistItem[];
  /** Of a piece's name. */
  heading: 'h2' | 'h3';
  remove?: (piece: Piece) => ReactNode;
  action?: (piece: Piece) => ReactNode;
}

/** The pieces of a list, which are read when the list is near, a part at a time. */
export function ListPieces({ items, heading, remove, action }: ListPiecesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), []);
  const { pieces, isFailed, hasMore, showMore, retry } = usePieces(items, isNear);

  return (
    <div ref={place}>
      {items.length === 0 && <p className="ui muted">{copy.empty}</p>}
      {isFailed && <PiecesFailed retry={retry} />}
      <ul className={styles.wall}>
        {pieces.map(({ item, piece }) =>
          piece === null && isFailed ? null : (
            <li key={item.epi}>
              <PieceCard
                piece={piece}
                heading={heading}
                remove={piece && remove?.(piece)}
                action={piece && action?.(piece)}
              />
            </li>
          ),
        )}
      </ul>
      {hasMore && (
        <Button look="line" onClick={showMore}>
          {copy.showMore}
        </Button>
      )}
    </div>
  );
}

export function PiecesFailed({ retry }: { retry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p className="ui">{copy.piecesFailed}</p>
      <Button look="line" isSmall onClick={retry}>
        {copy.retry}
      </Button>
    </div>
  );
}
