/** What delivery and returns are within the US: the one source of what the page shows and what it publishes as data. */
export const usDelivery = {
  currencyCode: 'USD',
  /** `[const.us-policy.2]` Cents. */
  standardCents: 1_000,
  /** `[const.us-policy.2]` Cents. */
  freeFromCents: 25_000,
  /** `[const.us-policy.3]` */
  handlingDays: { from: 2, to: 5 },
  transitDays: { from: 2, to: 12 },
  /** `[const.us-policy.4]` */
  returnDays: 21,
  /** `[const.us-policy.5]` Of worn items. */
  restockingFeePercent: 25,
} as const;
