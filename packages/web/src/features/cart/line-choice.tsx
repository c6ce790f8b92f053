import { siteConfig } from '../../clients/site-config.ts';
import { cartCopy } from '../../copy/cart-copy.ts';
import styles from './cart-line.module.css';

/** What was chosen; of an appointment, how its hour is arranged. */
export function LineChoice({ isHour, choice }: { isHour: boolean; choice: string }) {
  const booking = isHour ? siteConfig.bookingUrl : null;
  if (booking === null) return choice === '' ? null : <p className={styles.meta}>{choice}</p>;
  return (
    <p className={styles.meta}>
      <a className="link" href={booking} target="_blank" rel="noopener">
        {cartCopy.book}
      </a>
    </p>
  );
}
