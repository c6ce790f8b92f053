import { describe, expect, it } from 'vitest';
import { installmentBanner, installmentsShown } from './installment-banner.ts';

const offer = { available: true, eligible: true, count: 4, pricePerTerm: '156.25', currencyCode: 'USD' };

describe('[rule.checkout-and-installments.3] a variant has a banner', () => {
  it.each([
    ['eligible and available, in the US', offer, 'US', true],
    ['elsewhere', offer, 'CA', false],
    ['not eligible', { ...offer, eligible: false }, 'US', false],
    ['not available', { ...offer, available: false }, 'US', false],
    ['no offer', null, 'US', false],
  ])('%s', (_, installments, country, isShown) => {
    expect(installmentBanner(installments, country)).toEqual(
      isShown ? { count: 4, pricePerTerm: '156.25', currencyCode: 'USD' } : null,
    );
  });
});

describe('[rule.checkout-and-installments.3] the page shows the terms', () => {
  const stock = { available: true, availableForSale: true, inventory_quantity: 9 };
  const small = { ...stock, installments: { count: 4, amount: '$12.50' } };
  const large = { ...stock, installments: { count: 4, amount: '$125' } };
  const fewer = { ...stock, installments: { count: 3, amount: '$12.50' } };
  const none = { ...stock, installments: null };
  const gone = { available: false, availableForSale: false, inventory_quantity: 0 };
  const out = { ...gone, installments: null };
  it.each([
    ['of the chosen variant', [small, large], large, large.installments],
    ['of nothing when the chosen one is sold out since', [small], { ...small, ...gone }, null],
    ['of no other variant when the chosen one has none', [small, none], none, null],
    ['that all variants share, before a choice', [small, { ...small }], null, small.installments],
    ['that all in stock share, before a choice', [out, small, { ...small }, out], null, small.installments],
    ['of nothing while nothing is in stock', [out, out], null, null],
    ['of no variant before a choice when amounts differ', [small, large], null, null],
    ['of no variant before a choice when counts differ', [small, fewer], null, null],
    ['of no variant before a choice when only some have terms', [none, small], null, null],
    ['of nothing without terms', [none, none], null, null],
    ['of nothing without variants', [], null, null],
  ])('%s', (_, variants, chosen, expected) => {
    expect(installmentsShown(variants, chosen)).toEqual(expected);
  });
});
