import { sumPoints } from '@storefront/core/reward/points';
import { shareOfTiers, TIERS } from '@storefront/core/reward/tiers';
import type { ReactNode } from 'react';
import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/join.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PointHistory } from './point-history.tsx';
import styles from './rewards.module.css';
import { type CouponUse, SpendPoints } from './spend-points.tsx';
import { TierProgress } from './tier-progress.tsx';
import { useRewards } from './use-rewards.ts';

interface RewardsProps {
  /** Puts a coupon into the bag. */
  onUse: (code: string) => Promise<CouponUse>;
  /** Below: the customer's referral link. */
  referral: (link: string | null) => ReactNode;
  /** The token is not known any more. */
  endSession: () => void;
}

/** `[screen.route-table.15]` Points, tier, progress, what they buy and where they come from. */
export function Rewards({ onUse, referral, endSession }: RewardsProps) {
  const { state, load } = useRewards(endSession);
  if (state.step === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p className="lede">{copy.failed}</p>
        <Button look="line" onClick={load}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  if (state.step === 'loading') {
    return (
      <div aria-busy="true">
        <span className="sr" role="status">
          {copy.opening}
        </span>
        <Skeleton className={styles.waiting} />
      </div>
    );
  }
  const { rewards } = state;
  const { balance, standing, earning, canRedeem, history } = rewards;
  const { tier, next } = standing;
  const tierFrom = TIERS.find(({ code }) => code === tier)?.from ?? 0;
  return (
    <>
      <div className={styles.top}>
        <div>
          <h2 className="t2 muted">{copy.youHave}</h2>
          <p className={styles.points}>{copy.pointsText(balance)}</p>
          <p className={`lede ${styles.standing}`}>
            {canRedeem ? copy.standingOfOrders(sumPoints(history), tier, next) : copy.standing(tier, next)}
          </p>
        </div>
        <div>
          <TierProgress share={standing.progress} filled={shareOfTiers(standing)} />
          <ol className={styles.tiers} aria-label={copy.tiersLabel}>
            {TIERS.map(({ code, from }) => (
              <li
                key={code}
                className={join(from <= tierFrom && styles.reached, code === tier && styles.now)}
              >
                {copy.tiers[code]}
                {code === tier && <span className="sr">, {copy.yourTier}</span>}
                <small>{copy.pointsText(from)}</small>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className={styles.panes}>
        {canRedeem && (
          <SpendPoints rewards={rewards} onRedeemed={load} onUse={onUse} endSession={endSession} />
        )}
        <section className={styles.pane} aria-labelledby="earn">
          <h2 id="earn" className="t2">
            {copy.earn}
          </h2>
          <ul className={styles.ways}>
            {earning.map(({ code, points }) => (
              <li key={code}>
                <span>{copy.earning[code]}</span>
                <span className="ui">{copy.points(points)}</span>
              </li>
            ))}
          </ul>
        </section>
        <PointHistory {...rewards} />
        {referral(rewards.referralLink)}
      </div>
    </>
  );
}
