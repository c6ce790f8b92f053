import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import styles from './rewards.module.css';

interface TierProgressProps {
  /** Of the way to the next tier, 0 to 1. */
  share: number;
  /** Of the line, 0 to 1, where it shows more than the way to the next tier. */
  filled?: number;
}

export function TierProgress({ share, filled = share }: TierProgressProps) {
  return (
    <svg
      className={styles.progress}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="img"
      aria-label={copy.progress(share)}
    >
      <rect width={filled * 100} height="1" />
    </svg>
  );
}
