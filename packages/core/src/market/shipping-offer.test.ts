import { describe, expect, it } from 'vitest';
import { formatPrice } from './price.ts';
import { shippingOfferOf } from './shipping-offer.ts';

describe('[const.international-shipping-and-duties.1] all orders ship free to', () => {
  it.each('AT, AU, CZ, DE, FR, GB, HK, IT, KR, MX, NO, SA, SG, TW'.split(', '))('%s', (country) => {
    expect(shippingOfferOf(country)).toEqual({ code: 'free' });
  });
});

describe('[const.international-shipping-and-duties.2] express shipping is free over 300 in local currency', () => {
  it.each([
    ['ES', '€300'],
    ['CH', 'CHF\u00a0300'],
    ['CA', '$300'],
    ['NZ', '$300'],
    ['GI', '£300'],
    ['KE', '$300'],
    ['AE', 'AED\u00a01,100'],
    ['BR', 'R$1,700'],
    ['DK', 'kr.\u00a02,000'],
    ['HU', 'Ft\u00a0110,000'],
    ['IN', '₹25,000'],
    ['JP', '¥45,000'],
    ['PL', 'zł\u00a01,200'],
    ['RO', 'Lei\u00a01,400'],
    ['SE', 'kr\u00a03,000'],
    ['ZA', 'R\u00a05,500'],
  ])('%s: orders over %s', (country, threshold) => {
    const offer = shippingOfferOf(country);
    expect(offer.code).toBe('free-express-over');
    expect('cents' in offer && formatPrice(offer.cents, offer.currencyCode)).toBe(threshold);
  });
});

it.each(['US', ''])('[const.us-policy.2] shipping in the country %j is free from $250', (country) => {
  expect(shippingOfferOf(country)).toEqual({ code: 'free-from', cents: 25_000, currencyCode: 'USD' });
});
