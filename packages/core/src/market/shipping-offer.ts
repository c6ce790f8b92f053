import { notUS } from './country.ts';
import { marketOf } from './market.ts';
import { usDelivery } from './us-delivery.ts';

/** `[const.international-shipping-and-duties.1]` */
const countriesWithFreeShipping = new Set('AT AU CZ DE FR GB HK IT KR MX NO SA SG TW'.split(' '));

/**
 * `[const.international-shipping-and-duties.2]` '300 in local currency' where a unit is worth about a dollar;
 * elsewhere a round amount of about the same value. The merchant adjusts it.
 */
const expressThresholdUnits: Readonly<Record<string, number>> = {
  AED: 1_100,
  BRL: 1_700,
  DKK: 2_000,
  HUF: 110_000,
  INR: 25_000,
  JPY: 45_000,
  PLN: 1_200,
  RON: 1_400,
  SEK: 3_000,
  ZAR: 5_500,
};
const EXPRESS_THRESHOLD_UNITS = 300;

export type ShippingOffer =
  | { code: 'free' }
  /** Free from `cents`. */
  | { code: 'free-from'; cents: number; currencyCode: string }
  /** Free express for orders over `cents`. */
  | { code: 'free-express-over'; cents: number; currencyCode: string };

/**
 * The free shipping of a country: `[const.us-policy.2]` in the US, `[const.international-shipping-and-duties.1]`
 * `[const.international-shipping-and-duties.2]` elsewhere.
 */
export function shippingOfferOf(country: string): ShippingOffer {
  const { currencyCode } = marketOf(country);
  if (!notUS(country)) return { code: 'free-from', cents: usDelivery.freeFromCents, currencyCode };
  if (countriesWithFreeShipping.has(country)) return { code: 'free' };
  const units = expressThresholdUnits[currencyCode] ?? EXPRESS_THRESHOLD_UNITS;
  return { code: 'free-express-over', cents: units * 100, currencyCode };
}
