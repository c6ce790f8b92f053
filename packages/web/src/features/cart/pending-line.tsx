import type { PendingPiece } from '@storefront/core/cart/pending-piece';
import { isHour, isPreorder } from '@storefront/core/cart/shown-piece';
import { cartCopy } from '../../copy/cart-copy.ts';
import { commerceSources } from '../../ui/image-sources.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './cart-line.module.css';
import { LineChoice } from './line-choice.tsx';

/** A piece that was added and that the platform has not confirmed yet. */
export function PendingLine({ piece: { shown, quantity } }: { piece: PendingPiece }) {
  return (
    <li className={styles.line} aria-busy="true">
      <span className="frame">
        {shown.imageUrl && (
          <Picture
            sources={commerceSources(shown.imageUrl, 540)}
            width={4}
            height={5}
            alt=""
            sizes="(min-width: 768px) 168px, 104px"
          />
        )}
      </span>
      <div className={styles.main}>
        <div className={styles.top}>
          <span>{shown.title}</span>
          {shown.price === null ? <Skeleton className={styles.skeletonPrice} /> : <span>{shown.price}</span>}
        </div>
        <LineChoice isHour={isHour(shown)} choice={isHour(shown) ? cartCopy.hour : shown.choice} />
        <div className={styles.foot}>
          <span className={styles.meta}>
            {quantity > 1 && <span className="num">{quantity} </span>}
            {isPreorder(shown) ? cartCopy.preordering : cartCopy.adding}
          </span>
        </div>
      </div>
    </li>
  );
}
