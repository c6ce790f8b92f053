import { describe, expect, it } from 'vitest';
import { readShippingTerm, SHIPPING_TERMS, shippingWords } from './shipping-terms.ts';

/** A banner's text in a country. */
const inCountry = (text: string, country: string) =>
  text
    .split(SHIPPING_TERMS)
    .map((part) => {
      const term = readShippingTerm(part);
      return term ? shippingWords(term, country) : part;
    })
    .join('');

describe('[const.us-policy.2] [const.international-shipping-and-duties.1] [const.international-shipping-and-duties.2] a text about shipping', () => {
  it.each([
    ['US', 'Complimentary shipping from $250'],
    ['GB', 'Complimentary shipping on all orders'],
    ['CA', 'Complimentary express shipping over $300'],
    ['JP', 'Complimentary express shipping over ¥45,000'],
  ])('is true in %s', (country, text) => {
    expect(inCountry('Complimentary {shipping} {shipping terms}', country)).toBe(text);
  });

  it('keeps other words and other braces', () => {
    expect(inCountry('{shippings} and {x}', 'GB')).toBe('{shippings} and {x}');
  });
});
