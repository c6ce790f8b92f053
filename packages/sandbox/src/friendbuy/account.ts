/** The merchant's account with the double. */
export const friendbuyAccount = {
  merchantId: 'sandbox-merchant',
  campaignId: 'sandbox-campaign',
  /** Signs customers. */
  secretKey: 'sandbox-friendbuy-secret',
  /** Key and secret of the merchant API. */
  apiKey: 'sandbox-friendbuy-key',
  apiSecret: 'sandbox-friendbuy-api-secret',
  pointsCurrency: 'points',
};

/** Discounts that points buy. */
export const redemptionOptions = [
  { id: '10-off', name: '$10 off', cost: 500, amount: 10, currency: 'USD' },
  { id: '25-off', name: '$25 off', cost: 1000, amount: 25, currency: 'USD' },
  { id: '60-off', name: '$60 off', cost: 2000, amount: 60, currency: 'USD' },
] as const;
