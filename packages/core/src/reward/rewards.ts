import type { EarnedPoints, RewardOrder } from './points.ts';
import { earnedPoints } from './points.ts';
import type { Standing } from './tiers.ts';
import { standingOf } from './tiers.ts';

export interface Rewards {
  /** Points to spend. */
  balance: number;
  canRedeem: boolean;
  standing: Standing;
  history: EarnedPoints['history'];
  uncounted: number;
}

/**
 * A customer's rewards. The points of all orders decide the tier. Without a ledger they are the balance too, and cannot
 * be redeemed. With one the balance is the ledger's, which falls when points are spent and so can decide no tier.
 *
 * @param ledgerBalance the provider's balance; null where none is configured
 */
export function rewardsOf(orders: readonly RewardOrder[], ledgerBalance: number | null): Rewards {
  const { points, history, uncounted } = earnedPoints(orders);
  const hasLedger = ledgerBalance !== null && Number.isFinite(ledgerBalance);
  const balance = hasLedger ? Math.max(0, Math.floor(ledgerBalance)) : points;
  return {
    balance,
    canRedeem: hasLedger,
    standing: standingOf(points),
    history,
    uncounted,
  };
}
