import { cartCopy } from '../../copy/cart-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './cart-page.module.css';

/** The cart page before the platform's first response. */
export function CartWaiting() {
  return (
    <div className={`wrap ${styles.page}`} aria-busy="true">
      <h1 className="d2">{cartCopy.pageTitle}</h1>
      <p className="sr">{cartCopy.loading}</p>
      <Skeleton className={styles.waiting} />
    </div>
  );
}
