import { itemSourceOf } from '@storefront/core/analytics/page-item';
import type { Product } from '@storefront/core/product/product';
import { namedSize } from '@storefront/core/product/size-options';
import { guestLoginHref } from '@storefront/core/wishlist/wishlist-modal';
import { useAtom, useAtomValue } from 'jotai';
import Router from 'next/router';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { wishlistCopy as copy } from '../../copy/wishlist-copy.ts';
import { useModalDialog } from '../../hooks/use-modal-dialog.ts';
import { isFetchingUserAtom, sessionIsRestoredAtom, tokenAtom, userAtom } from '../../state/session-atoms.ts';
import {
  nearWishlistProductAtom,
  selectedWishlistProductAtom,
  type WishlistProduct,
  type WishlistSource,
} from '../../state/wishlist-atoms.ts';
import { Button } from '../../ui/button.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { customerWishlistsAtom } from './customer-wishlists.ts';
import { wishlistsAtom } from './lists-atoms.ts';
import { ModalPiece } from './modal-piece.tsx';
import { NoteBar } from './note-bar.tsx';
import styles from './wishlist-modal.module.css';
import { WishlistTabs } from './wishlist-tabs.tsx';

export interface WishlistModalProps {
  /** For a product of which only the card is known. */
  readProduct: (handle: string) => Promise<Product>;
}

/** `[screen.product-detail-page.20]` Drawn closed before it is needed, so that a heart opens it at once. */
export function WishlistModal({ readProduct }: WishlistModalProps) {
  const [product, select] = useAtom(selectedWishlistProductAtom);
  const [near, setNear] = useAtom(nearWishlistProductAtom);
  const shown = product ?? near;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => select(null);
  useModalDialog(dialog, product !== null, close, { isBesidePage: true });
  useEffect(() => {
    const leave = () => select(null);
    Router.events.on('routeChangeStart', leave);
    return () => Router.events.off('routeChangeStart', leave);
  }, [select]);
  // Each opening begins anew.
  const isOpen = product !== null;
  useEffect(() => (isOpen ? () => setNear(null) : undefined), [isOpen, setNear]);
  // Once the modal is painted: what comes or goes in the page has the whole of it restyled.
  const isNoteWithin = useDeferredValue(isOpen);

  return (
    <>
      <dialog
        ref={dialog}
        className={styles.modal}
        aria-label={copy.title}
        data-near={(near !== null && !isOpen) || undefined}
      >
        {shown && (
          <>
            <IconButton icon="close-x" label={copy.close} className={styles.close} onClick={close} />
            <div className={styles.text}>
              <h2 className={join('d3', styles.heading)}>{copy.title}</h2>
              <Opened key={`${shown.id} ${shown.variantId}`} product={shown} readProduct={readProduct} />
            </div>
            {isNoteWithin && <NoteBar />}
          </>
        )}
      </dialog>
      {!isNoteWithin && <NoteBar />}
    </>
  );
}

function Opened({ product, readProduct }: WishlistModalProps & { product: WishlistProduct }) {
  const piece = usePiece(product, readProduct);
  return (
    <>
      <ModalPiece product={product} source={piece.step === 'ready' ? piece.source : null} />
      <Deferred>
        <Content product={product} piece={piece} />
      </Deferred>
    </>
  );
}

function Content({ product, piece }: { product: WishlistProduct; piece: PieceState }) {
  const isRestored = useAtomValue(sessionIsRestoredAtom);
  const token = useAtomValue(tokenAtom);
  const isKnown = useAtomValue(userAtom) !== null;
  const isFetching = useAtomValue(isFetchingUserAtom);
  const wishlists = useAtomValue(customerWishlistsAtom);
  const { step, lists } = useAtomValue(wishlistsAtom);

  if (isRestored && token === null) {
    return (
      <p className={styles.guest}>
        <Link href={guestLoginHref(product.handle)} className="link">
          {copy.guest}
        </Link>
      </p>
    );
  }
  const isUnknown = isRestored && !isKnown && !isFetching;
  if (step === 'failed' || isUnknown || piece.step === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{piece.step === 'failed' && step === 'ready' ? copy.pieceUnknown : copy.unreachable}</p>
        <Button
          look="line"
          onClick={() => {
            // Whose lists they are is read with the page.
            if (isUnknown) return location.reload();
            void wishlists?.load();
            if (piece.step === 'failed') piece.retry();
          }}
        >
          {copy.retry}
        </Button>
      </div>
    );
  }
  if (step !== 'ready' || wishlists === null || piece.step !== 'ready') {
    return (
      <div aria-busy="true">
        <span className="sr" role="status">
          {copy.opening}
        </span>
        <Skeleton className={styles.waiting} />
      </div>
    );
  }
  const { source } = piece;
  const variants = source.variants.map((variant) => ({ id: variant.id, size: namedSize(variant) }));
  const only = variants.length === 1 ? variants[0] : undefined;
  return (
    <WishlistTabs
      product={product}
      source={source}
      variants={variants}
      firstVariantId={product.variantId ?? only?.id ?? null}
      lists={lists}
      wishlists={wishlists}
    />
  );
}

type PieceState =
  | { step: 'loading' }
  | { step: 'failed'; retry: () => void }
  | { step: 'ready'; source: WishlistSource };

/** What is known of the product's variants; read first where only the card is known. */
function usePiece(
  { source, handle }: WishlistProduct,
  readProduct: WishlistModalProps['readProduct'],
): PieceState {
  const [read, setRead] = useState<WishlistSource | 'failed' | null>(null);
  const start = useEffectEvent(() => {
    readProduct(handle).then(
      (product) => setRead(withOptions(product)),
      (error: unknown) => {
        console.warn('A piece for the wishlist could not be read', error);
        setRead('failed');
      },
    );
  });
  const mustRead = source === null && read === null;
  useEffect(() => {
    if (mustRead) start();
  }, [mustRead]);
  const known = source ?? read;
  if (known === null) return { step: 'loading' };
  return known === 'failed'
    ? { step: 'failed', retry: () => setRead(null) }
    : { step: 'ready', source: known };
}

function withOptions(product: Product): WishlistSource {
  const item = itemSourceOf(product);
  return {
    ...item,
    variants: item.variants.map((variant, at) => ({
      ...variant,
      selectedOptions: product.variants[at]?.selectedOptions ?? [],
    })),
  };
}
