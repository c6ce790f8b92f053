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
 * A customer's rewards. Without a ledger the balance is the points of all orders and cannot be redeemed. With one it
 * is the ledger's, and the higher of both decides the tier, because points that were spent were earned too.
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
    standing: standingOf(Math.max(points, balance)),
    history,
    uncounted,
  };
}
