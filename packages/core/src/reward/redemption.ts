/** A reward for points, of the provider's ledger: without one nothing is redeemed. */
export interface RedemptionOption {
  id: string;
  costPoints: number;
  valueCents: number;
  currencyCode: string;
}

export interface RedemptionChoice extends RedemptionOption {
  isRedeemable: boolean;
  /** 0 when it can be redeemed. */
  missingPoints: number;
}

/** Each option with the points that are missing for it, cheapest first. */
export function redemptionChoices(
  options: readonly RedemptionOption[],
  balancePoints: number,
): RedemptionChoice[] {
  const balance = Math.max(0, balancePoints) || 0;
  return options
    .map((option) => {
      const missingPoints = Math.max(0, option.costPoints - balance);
      return { ...option, missingPoints, isRedeemable: missingPoints === 0 };
    })
    .sort((a, b) => a.costPoints - b.costPoints);
}

export type EarningCode = 'order' | 'review' | 'birthday' | 'friends-first-order';

/** Ways to earn points. Without a ledger only orders are recorded, so only they are listed. */
export function waysToEarn(hasLedger: boolean): { code: EarningCode; points: number }[] {
  const order = { code: 'order', points: 1 } as const;
  if (!hasLedger) return [order];
  return [
    order,
    { code: 'review', points: 50 },
    { code: 'birthday', points: 200 },
    { code: 'friends-first-order', points: 500 },
  ];
}
