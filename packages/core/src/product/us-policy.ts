/** `[const.us-policy.2]` `[const.us-policy.3]` Shipping within the US, as schema.org objects. */
export const usShipping = [
  shippingRate(10, { maxPrice: 249.99 }),
  shippingRate(0, { minPrice: 250 }),
] as const;

/**
 * `[const.us-policy.4]` `[const.us-policy.5]` One policy for new and one for worn items, because only worn ones have a
 * restocking fee.
 */
export const usReturns = [
  {
    ...returnBase(),
    itemCondition: 'https://schema.org/NewCondition',
    refundType: 'https://schema.org/FullRefund',
    description: 'Items must be new, unworn and unwashed, with tags and packaging.',
  },
  {
    ...returnBase(),
    itemCondition: 'https://schema.org/UsedCondition',
    restockingFee: 25,
    description: 'Worn items carry a restocking fee of 25%.',
  },
] as const;

/** `[const.us-policy.6]` */
export const usFinalSaleReturns = [
  {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    description: 'Final-sale items sent back are returned to the customer, at the customer’s expense.',
  },
] as const;

function shippingRate(value: number, ordersOf: { minPrice: number } | { maxPrice: number }) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    eligibleTransactionVolume: { '@type': 'PriceSpecification', priceCurrency: 'USD', ...ordersOf },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(2, 5),
      transitTime: days(2, 12),
    },
  };
}

function days(minValue: number, maxValue: number) {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

function returnBase() {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 21,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}
