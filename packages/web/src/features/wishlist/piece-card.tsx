import { formatPrice } from '@storefront/core/market/price';
import { priceBefore } from '@storefront/core/product/sale';
import type { ReactNode } from 'react';
import { wishlistsCopy as copy } from '../../copy/wishlists-copy.ts';
import { paths } from '../../paths.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Piece } from './load-pieces.ts';
import styles from './wishlists.module.css';

interface PieceCardProps {
  /** Null while it is read. */
  piece: Piece | null;
  /** Of its name: one below that of the list. */
  heading: 'h2' | 'h3';
  /** Over the picture. */
  remove?: ReactNode;
  /** Below the texts. */
  action?: ReactNode;
}

export const pieceHref = ({ product, variant }: NonNullable<Piece['found']>): string =>
  `${paths.product(product.handle)}?variant=${variant.id}`;

/** The list is read for the shopper's country. */
export const shownPrice = ({ product, variant }: NonNullable<Piece['found']>): string =>
  formatPrice(variant.price, product.currencyCode ?? 'USD');

/** A piece of a list: what it is, in which size, and whether it can be bought. */
export function PieceCard({ piece, heading: Heading, remove, action }: PieceCardProps) {
  if (piece === null) return <Skeleton className={styles.waitingPiece} />;
  const { found } = piece;
  if (found === null) {
    return (
      <article className={styles.piece}>
        <div className={join(styles.media, styles.gone)}>
          <p className="ui">{copy.gone}</p>
          {remove}
        </div>
      </article>
    );
  }
  const { product, variant, size, isAvailable } = found;
  const before = priceBefore({ ...product, ...variant });
  const image = product.images[0] ?? null;
  const href = pieceHref(found);
  return (
    <article className={join(styles.piece, !isAvailable && styles.out)}>
      <div className={styles.media}>
        <Link href={href} className={join('frame', styles.link)} tabIndex={-1} aria-hidden="true">
          {image && (
            <Picture
              sources={commerceSources(image.src, 600)}
              width={image.width}
              height={image.height}
              alt=""
              sizes="(min-width: 1100px) 20vw, (min-width: 768px) 30vw, 46vw"
            />
          )}
        </Link>
        {remove}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link href={href}>{product.title}</Link>
        </Heading>
        <p className={styles.price}>
          <Price
            now={shownPrice(found)}
            was={before === null ? null : formatPrice(before, product.currencyCode ?? 'USD')}
          />
        </p>
      </div>
      <p className={styles.note}>{[size, !isAvailable && copy.soldOut].filter(Boolean).join(', ')}</p>
      {action}
    </article>
  );
}
