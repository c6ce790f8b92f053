import { shippingOfferOf } from '@storefront/core/market/shipping-offer';
import { describe, expect, it } from 'vitest';
import { shippingRates } from '../../packages/sandbox/src/commerce/cart/shipping-rates.ts';
import { countries } from '../../packages/sandbox/src/commerce/market/countries.ts';

/** Whether the cheapest shipping to the country is free for goods of so many hundredths. */
const isFree = (country: (typeof countries)[number], goods: number) =>
  shippingRates(country, goods)[0]?.amount === 0;

describe('[const.us-policy.2] [const.international-shipping-and-duties.1] [const.international-shipping-and-duties.2] what the shop promises is what the checkout charges', () => {
  it.each(countries.map((country) => [country.code, country] as const))('in %s', (code, country) => {
    const offer = shippingOfferOf(code);
    if (offer.code === 'free') {
      expect(isFree(country, 1)).toBe(true);
      return;
    }
    expect(offer.currencyCode).toBe(country.currency.code);
    const isIncluded = offer.code === 'free-from';
    expect([offer.cents - 1, offer.cents, offer.cents + 1].map((goods) => isFree(country, goods))).toEqual([
      false,
      isIncluded,
      true,
    ]);
  });
});
