import type { WishlistProduct, WishlistSource } from '../../state/wishlist-atoms.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { join } from '../../ui/join.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './wishlist-modal.module.css';

interface ModalPieceProps {
  product: WishlistProduct;
  /** Null until it is read. */
  source: WishlistSource | null;
}

/** What is about to be saved: its picture, name and colour. */
export function ModalPiece({ product: { title, image }, source }: ModalPieceProps) {
  // All variants of a product have one colour.
  const colour = source?.variants[0]?.selectedOptions[1]?.value.trim();
  return (
    <div className={styles.piece}>
      <span className={join('frame', styles.picture)}>
        {image && (
          <Picture
            sources={commerceSources(image.src, 180)}
            width={image.width}
            height={image.height}
            alt=""
            sizes="56px"
            isEager
          />
        )}
      </span>
      <p className="ui">
        {title}
        <span className={join('muted', styles.colour)}>{colour}</span>
      </p>
    </div>
  );
}
