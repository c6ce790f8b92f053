import type { EarningCode } from '@storefront/core/reward/redemption';
import type { TierCode } from '@storefront/core/reward/tiers';

const tiers: Record<TierCode, string> = { dusk: 'Dusk', twilight: 'Twilight', nocturne: 'Nocturne' };

/** Points with thousands apart. */
const pointsText = (points: number) => String(points).replace(/\B(?=(\d{3})+$)/g, ',');

interface NextTier {
  tier: TierCode;
  missingPoints: number;
}

/** Texts of points, tiers and coupons. */
export const rewardCopy = {
  youHave: 'You have',
  tiers,
  pointsText,
  points: (points: number) => `${pointsText(points)} ${points === 1 ? 'point' : 'points'}`,
  standing: (tier: TierCode, next: NextTier | null) =>
    next === null
      ? `points, and a place in ${tiers[tier]}, the highest there is.`
      : `points, and a place in ${tiers[tier]}. Another ${pointsText(next.missingPoints)} bring ${tiers[next.tier]}.`,
  /** With a ledger: tiers count what orders brought, and the balance what is left of everything. */
  standingOfOrders: (earned: number, tier: TierCode, next: NextTier | null) =>
    next === null
      ? `points to spend. Your orders have brought ${pointsText(earned)}, and with them a place in ${tiers[tier]}, the highest there is.`
      : `points to spend. Your orders have brought ${pointsText(earned)}, and with them a place in ${tiers[tier]}. Another ${pointsText(next.missingPoints)} bring ${tiers[next.tier]}.`,
  tiersLabel: 'Tiers',
  yourTier: 'your tier',
  progress: (share: number) => `${Math.round(share * 100)} % of the way to the next tier`,
  spend: 'Spend them',
  off: (amount: string) => `${amount} off`,
  redeem: 'Redeem',
  redeemOf: (amount: string, points: number) => `Redeem ${amount} off for ${pointsText(points)} points`,
  toGo: (points: number) => `${pointsText(points)} to go`,
  notRedeemed: 'The coupon could not be made just now. Your points are untouched: try again.',
  maybeRedeemed:
    'We could not find out whether the coupon was made. Try again: your points are not spent twice.',
  pointsMissing: 'These points were spent meanwhile.',
  optionGone: 'This cannot be had for points any more.',
  choicesMissing: 'What your points buy cannot be shown just now.',
  couponsMissing: 'Your coupons cannot be shown just now. None of them are lost.',
  redeemed: (code: string) => `Your coupon: ${code}`,
  coupons: 'Your coupons',
  copyCode: 'Copy',
  copyCodeOf: (code: string) => `Copy ${code}`,
  intoBag: 'Use in the bag',
  intoBagOf: (code: string) => `Use in the bag: ${code}`,
  used: {
    applied: (code: string) => `${code} is in the bag.`,
    kept: (code: string) => `${code} waits in the bag for a piece that it fits.`,
    failed: (code: string) => `${code} could not be put into the bag. You can type it there.`,
  },
  copied: 'Copied',
  copyByHand: (code: string) => `Copy it by hand: ${code}`,
  earn: 'Earn them',
  earning: {
    order: 'Every dollar spent',
    review: 'A review',
    birthday: 'Your birthday',
    'friends-first-order': 'A friend’s first order',
  } satisfies Record<EarningCode, string>,
  history: 'So far',
  noHistory: 'No points yet. The first order brings the first.',
  ofOrders: 'From your orders',
  noneOfOrders: 'No order has brought points yet.',
  restIsBalance:
    'Tiers count the points of orders. What else brought points, and what you spent, is in your balance alone.',
  order: 'Order',
  date: 'Date',
  pointsColumn: 'Points',
  uncounted: (count: number) =>
    count === 1
      ? 'One order in another currency brings no points.'
      : `${count} orders in other currencies bring no points.`,
  orderLimit: (count: number) => `Only your newest ${count} orders are counted here.`,
  failed: 'Your points cannot be shown just now. None of them are lost.',
  retry: 'Try again',
  opening: 'Counting your points',
  preview: (next: NextTier | null) =>
    next === null
      ? 'points, and the highest tier there is.'
      : `points. ${pointsText(next.missingPoints)} more to ${tiers[next.tier]}.`,
  previewOfOrders: (next: NextTier | null) =>
    next === null
      ? 'points to spend, and the highest tier there is.'
      : `points to spend. ${pointsText(next.missingPoints)} more from orders bring ${tiers[next.tier]}.`,
};
