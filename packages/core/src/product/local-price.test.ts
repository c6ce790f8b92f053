import { describe, expect, it } from 'vitest';
import { toShownPrices } from './local-price.ts';

const product = (currencyCode: string, ...prices: [price: number, compareAtPrice: number | null][]) => ({
  id: '1',
  handle: 'slip',
  currencyCode,
  variants: prices.map(([price, compareAtPrice], at) => ({ id: `1${at}`, price, compareAtPrice })),
});

describe('[entity.other-catalogue-entities.5] prices of another country as they are shown', () => {
  it('are those of the cheapest variant, and of each variant', () => {
    expect(toShownPrices(product('GBP', [21_440, null], [20_000, 24_000]))).toEqual({
      currencyCode: 'GBP',
      price: '£200',
      before: '£240',
      variants: {
        '10': {
          price: '£214.40',
          before: null,
          priceCents: 21_440,
          compareAtCents: null,
          markedDownFrom: null,
        },
        '11': {
          price: '£200',
          before: '£240',
          priceCents: 20_000,
          compareAtCents: 24_000,
          markedDownFrom: '£240',
        },
      },
    });
  });

  it('[const.locale-and-currency.4] have no decimals where the currency has none', () => {
    expect(toShownPrices(product('JPY', [9_500_000, 9_500_000]))).toMatchObject({
      price: '¥95,000',
      before: null,
    });
  });

  it('[state.product-availability-and-status.3] have no former price of a dearer variant', () => {
    expect(toShownPrices(product('EUR', [10_000, null], [20_000, 30_000]))?.before).toBeNull();
  });

  it('do not exist without variants', () => {
    expect(toShownPrices(product('EUR'))).toBeNull();
  });
});
