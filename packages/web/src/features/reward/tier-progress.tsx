import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import styles from './rewards.module.css';

/** @param share of the way to the next tier, 0 to 1 */
export function TierProgress({ share }: { share: number }) {
  return (
    <svg
      className={styles.progress}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="img"
      aria-label={copy.progress(share)}
    >
      <rect width={share * 100} height="1" />
    </svg>
  );
}
