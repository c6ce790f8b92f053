import { expect, it } from 'vitest';
import { installmentBanner } from './installment-banner.ts';

const offer = { available: true, eligible: true, count: 4, pricePerTerm: '156.25', currencyCode: 'USD' };

it.each([
  ['eligible and available, in the US', offer, 'US', true],
  ['elsewhere', offer, 'CA', false],
  ['not eligible', { ...offer, eligible: false }, 'US', false],
  ['not available', { ...offer, available: false }, 'US', false],
  ['no offer', null, 'US', false],
])('[rule.checkout-and-installments.3] %s', (_, installments, country, isShown) => {
  expect(installmentBanner(installments, country)).toEqual(
    isShown ? { count: 4, pricePerTerm: '156.25', currencyCode: 'USD' } : null,
  );
});
