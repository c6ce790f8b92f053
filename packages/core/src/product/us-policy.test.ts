import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { usTermsOf } from './us-policy.ts';

describe('[const.us-policy.2] [const.us-policy.4] [const.us-policy.6] what a product page states for shoppers in the US', () => {
  it.each([
    ['a piece of the house', {}, { freeFromCents: 25_000, returnDays: 21 }],
    ['a piece of the final sale', { tags: ['final-sale'] }, { freeFromCents: 25_000, returnDays: null }],
    ['a gift card, which comes by e-mail', { vendor: 'Govalo' }, { freeFromCents: null, returnDays: null }],
  ])('%s', (_, own, terms) => {
    expect(usTermsOf(exampleProduct(own))).toEqual(terms);
  });
});
