import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './rewards.module.css';
import { TierProgress } from './tier-progress.tsx';
import { useRewards } from './use-rewards.ts';

/** The balance, for the account's home. */
export function RewardsPreview({ endSession }: { endSession: () => void }) {
  const { state, load } = useRewards(endSession);
  if (state.step === 'loading') return <Skeleton className={styles.waitingLine} />;
  if (state.step === 'failed') {
    return (
      <div role="alert">
        <p className="ui">{copy.failed}</p>
        <button type="button" className={`link ${styles.again}`} onClick={load}>
          {copy.retry}
        </button>
      </div>
    );
  }
  const { balance, canRedeem, standing } = state.rewards;
  const preview = canRedeem ? copy.previewOfOrders : copy.preview;
  return (
    <>
      <p className={styles.previewed}>{copy.pointsText(balance)}</p>
      <p className={`ui muted ${styles.next}`}>{preview(standing.next)}</p>
      <TierProgress share={standing.progress} />
    </>
  );
}
