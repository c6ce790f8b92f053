import { usDelivery } from '../market/us-delivery.ts';
import { isAppointment, isGiftCard } from './markers.ts';
import type { Product } from './product.ts';
import { hasOwnTerms, isFinalSaleOnPage } from './sale.ts';

const { currencyCode, standardCents, freeFromCents, handlingDays, transitDays } = usDelivery;

/** `[const.us-policy.2]` `[const.us-policy.3]` Shipping within the US, as schema.org objects. */
export const usShipping = [
  shippingRate('standard', standardCents, { maxPrice: (freeFromCents - 1) / 100 }),
  shippingRate('free', 0, { minPrice: freeFromCents / 100 }),
] as const;

/**
 * `[const.us-policy.4]` `[const.us-policy.5]` One policy for new and one for worn items, because only worn ones have a
 * restocking fee.
 */
export const usReturns = [
  {
    ...returnBase('new'),
    itemCondition: 'https://schema.org/NewCondition',
    refundType: 'https://schema.org/FullRefund',
    description: 'Items must be new, unworn and unwashed, with tags and packaging.',
  },
  {
    ...returnBase('worn'),
    itemCondition: 'https://schema.org/UsedCondition',
    restockingFee: usDelivery.restockingFeePercent,
    description: `Worn items carry a restocking fee of ${usDelivery.restockingFeePercent}%.`,
  },
] as const;

/** `[const.us-policy.6]` */
export const usFinalSaleReturns = [
  {
    '@type': 'MerchantReturnPolicy',
    '@id': '#returns-final-sale',
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    description: 'Final-sale items sent back are returned to the customer, at the customer’s expense.',
  },
] as const;

type Offered = Pick<Product, 'tags' | 'vendor' | 'productType'>;

/** Gift cards come by e-mail, and for an appointment one comes to us. */
export const isShipped = (product: Offered) => !isGiftCard(product) && !isAppointment(product);

/**
 * Shipping and returns of a product. Empty for what is made to order or sent by others, whose own texts hold, with
 * other times and terms, and for what is not shipped.
 */
export function usPolicyOf(product: Offered) {
  const isFinalSale = isFinalSaleOnPage(product);
  const holds = !hasOwnTerms(product) && isShipped(product);
  return {
    shipping: holds ? usShipping : [],
    returns: isFinalSale ? usFinalSaleReturns : holds ? usReturns : [],
  };
}

/**
 * `[const.us-policy.2]` `[const.us-policy.4]` What the product page states for shoppers in the US; null where other terms
 * hold, or none.
 */
export function usTermsOf(product: Offered): {
  freeFromCents: number | null;
  returnDays: number | null;
} {
  const { shipping, returns } = usPolicyOf(product);
  return {
    freeFromCents: shipping === usShipping ? freeFromCents : null,
    returnDays: returns === usReturns ? usDelivery.returnDays : null,
  };
}

function shippingRate(id: string, cents: number, ordersOf: { minPrice: number } | { maxPrice: number }) {
  return {
    '@type': 'OfferShippingDetails',
    '@id': `#shipping-${id}`,
    shippingRate: { '@type': 'MonetaryAmount', value: cents / 100, currency: currencyCode },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    eligibleTransactionVolume: { '@type': 'PriceSpecification', priceCurrency: currencyCode, ...ordersOf },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  };
}

function days({ from, to }: { from: number; to: number }) {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}

function returnBase(id: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': `#returns-${id}`,
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: usDelivery.returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}
