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
  const wall = useRef<HTMLUListElement>(null);

  /** How many were shown when further ones were requested. */
  const shownFrom = useRef<number | null>(null);

  // The button moves down, or away: the first of the new ones has the focus, also while it is still being read.
  useEffect(() => {
    if (shownFrom.current === null || pieces.length <= shownFrom.current) return;
    const first = wall.current?.children[shownFrom.current];
    shownFrom.current = null;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [pieces.length]);

  const showNext = () => {
    shownFrom.current = pieces.length;
    showMore();
  };

  return (
    <div ref={place}>
      {items.length === 0 && <p className="ui muted">{copy.empty}</p>}
      {isFailed && <PiecesFailed retry={retry} />}
      <ul ref={wall} className={styles.wall}>
        {pieces.map(({ item, piece }) =>
          piece === null && isFailed ? null : (
            <li key={item.epi} tabIndex={-1}>
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
        <Button look="line" onClick={showNext}>
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
