import styles from './price.module.css';

interface PriceProps {
  /** Ready texts; `was` is the higher price before, struck through. */
  now: string;
  was?: string | null;
  /** The product's numeric id, where the price follows the shopper's country. */
  product?: string;
  /** The currency of a price in the shopper's country; none for the page's own. */
  currency?: string | undefined;
}

export function Price({ now, was, product, currency }: PriceProps) {
  return (
    <span className={styles.price} data-price={product} data-currency={currency}>
      {was ? (
        <>
          <s>
            <span className="sr">Was </span>
            {was}
          </s>
          <span className={styles.now}>
            <span className="sr">Now </span>
            {now}
          </span>
        </>
      ) : (
        now
      )}
    </span>
  );
}
