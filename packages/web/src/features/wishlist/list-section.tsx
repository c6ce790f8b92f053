import { type KnownPiece, pieceOfProduct } from '@storefront/core/cart/piece-of-product';
import type { Product, Variant } from '@storefront/core/product/product';
import { shownListName } from '@storefront/core/wishlist/saved';
import type { Wishlist } from '@storefront/core/wishlist/wishlist';
import { useSetAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { wishlistCopy } from '../../copy/wishlist-copy.ts';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { isSecondClick } from '../../hooks/is-second-click.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Wishlists } from './create-wishlists.ts';
import { DeleteList } from './delete-list.tsx';
import { ListPieces } from './list-pieces.tsx';
import { wishlistNoteAtom } from './lists-atoms.ts';
import type { Piece } from './load-pieces.ts';
import { shownPrice } from './piece-card.tsx';
import { RenameList } from './rename-list.tsx';
import { ShareList } from './share-list.tsx';
import styles from './wishlists.module.css';

/** So long a piece that was taken out can be put back. */
const UNDO_MS = 8000;

export interface ListSectionProps {
  list: Wishlist;
  /** All of the customer's. */
  lists: readonly Wishlist[];
  wishlists: Wishlists;
  /** Puts a piece into the bag; false when the bag did not take it. */
  onBuy: (piece: KnownPiece) => Promise<boolean>;
  /** Opens the waitlist; null where there is none. */
  onWaitlist: ((product: Product, variant: Variant) => void) | null;
}

type Panel = 'rename' | 'share' | 'delete';
const panels: readonly Panel[] = ['share', 'rename', 'delete'];

/** A list with its pieces. */
export function ListSection({ list, lists, wishlists, onBuy, onWaitlist }: ListSectionProps) {
  const id = useId();
  const note = useSetAtom(wishlistNoteAtom);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const name = shownListName(list, wishlistCopy.savedItems);

  const close = () => {
    setPanel(null);
    document.getElementById(`${id}-${panel}`)?.focus();
  };

  /** What was pressed goes. */
  const focusName = () => document.getElementById(`${id}-name`)?.focus({ preventScroll: true });

  function remove({ item, found }: Piece): void {
    wishlists.change('remove', list.lid, item);
    const undo = () => {
      wishlists.change('add', list.lid, item);
      focusName();
      note(null);
    };
    const title = found?.product.title ?? copy.goneName;
    note({ text: copy.removed(title), forMs: UNDO_MS, action: { text: copy.undo, onPress: undo } });
    focusName();
  }

  /** The piece leaves the list only when it is in the bag. */
  async function move({ item, found }: Piece): Promise<void> {
    if (found === null || moving !== null) return;
    const { product, variant } = found;
    setMoving(item.epi);
    // The bag gives the focus back to where it was.
    focusName();
    const added = pieceOfProduct(product, variant, shownPrice(found));
    const isIn = added !== null && (await onBuy(added));
    setMoving(null);
    if (isIn) wishlists.change('remove', list.lid, item);
    else note({ text: copy.notMoved(product.title), forMs: UNDO_MS, action: null });
  }

  function actionOf(piece: Piece): ReactNode {
    if (piece.found === null) return null;
    const { product, variant, isAvailable } = piece.found;
    if (isAvailable) {
      return (
        <button
          type="button"
          className={`link ${styles.move}`}
          aria-label={copy.moveToBagOf(product.title)}
          aria-busy={moving === piece.item.epi || undefined}
          onClick={(event) => !isSecondClick(event) && void move(piece)}
        >
          {copy.moveToBag}
        </button>
      );
    }
    return (
      onWaitlist && (
        <button type="button" className={`link ${styles.move}`} onClick={() => onWaitlist(product, variant)}>
          {copy.waitlist}
        </button>
      )
    );
  }

  return (
    <section className={styles.list} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <h2 id={`${id}-name`} className="t1" tabIndex={-1}>
          <bdi>{name}</bdi>{' '}
          <span className={styles.count}>
            <span aria-hidden="true">{list.listcontents.length}</span>
            <span className="sr">{copy.count(list.listcontents.length)}</span>
          </span>
        </h2>
        <p className={styles.tools}>
          {panels.map((one) => (
            <button
              key={one}
              id={`${id}-${one}`}
              type="button"
              className="link"
              aria-label={copy.actionOn(copy[one], name)}
              aria-expanded={one === 'delete' ? undefined : panel === one}
              aria-haspopup={one === 'delete' ? 'dialog' : undefined}
              onClick={() => setPanel(panel === one ? null : one)}
            >
              {copy[one]}
            </button>
          ))}
        </p>
      </div>
      {panel === 'rename' && (
        <RenameList list={list} name={name} lists={lists} wishlists={wishlists} onClose={close} />
      )}
      {panel === 'share' && <ShareList lid={list.lid} wishlists={wishlists} />}
      <DeleteList
        isOpen={panel === 'delete'}
        name={name}
        count={list.listcontents.length}
        onClose={() => setPanel(null)}
        onDelete={() => wishlists.remove(list.lid)}
      />
      <ListPieces
        items={list.listcontents}
        heading="h3"
        remove={(piece) => (
          <IconButton
            icon="close-x"
            size={18}
            label={copy.remove(piece.found?.product.title ?? copy.goneName)}
            className={styles.remove}
            onClick={() => remove(piece)}
          />
        )}
        action={actionOf}
      />
    </section>
  );
}
