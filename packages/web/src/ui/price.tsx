import styles from './price.module.css';

/** Ready texts; `was` is the higher price before, struck through. */
export function Price({ now, was }: { now: string; was?: string | null }) {
  if (!was) return <span className={styles.price}>{now}</span>;
  return (
    <span className={styles.price}>
      <s>
        <span className="sr">Was </span>
        {was}
      </s>
      <span className={styles.now}>
        <span className="sr">Now </span>
        {now}
      </span>
    </span>
  );
}
