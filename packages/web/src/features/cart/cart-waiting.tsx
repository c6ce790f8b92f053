import { cartCopy } from '../../copy/cart-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './cart-page.module.css';

export function CartWaiting() {
  return (
    <div aria-busy="true">
      <p className="sr">{cartCopy.loading}</p>
      <Skeleton className={styles.waiting} />
    </div>
  );
}
