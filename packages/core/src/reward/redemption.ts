/** A reward for points, when the provider's ledger can redeem them. */
export interface RedemptionOption {
  id: string;
  costPoints: number;
  valueCents: number;
  currencyCode: string;
}

/** The shop's own options; a ledger's options replace them. */
export const REDEMPTION_OPTIONS: readonly RedemptionOption[] = [
  { id: '10-off', costPoints: 500, valueCents: 1000, currencyCode: 'USD' },
  { id: '25-off', costPoints: 1000, valueCents: 2500, currencyCode: 'USD' },
  { id: '60-off', costPoints: 2000, valueCents: 6000, currencyCode: 'USD' },
];

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
