import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { isFinalSale, isFinalSaleOnPage, priceBefore } from './sale.ts';

describe('[state.product-availability-and-status.3] the price before', () => {
  it.each([
    ['is an msrp above the price', { price: 4000, msrp: 5000, compareAtPrice: null }, 5000],
    ['is a compare price above the price', { price: 4000, msrp: null, compareAtPrice: 6000 }, 6000],
    ['prefers msrp to the compare price', { price: 4000, msrp: 5000, compareAtPrice: 6000 }, 5000],
    ['ignores an msrp below the price', { price: 4000, msrp: 3000, compareAtPrice: 6000 }, 6000],
    ['is null when the prices are equal', { price: 4000, msrp: 4000, compareAtPrice: 4000 }, null],
    ['is null without other prices', { price: 4000, msrp: null, compareAtPrice: null }, null],
  ])('%s', (_, prices, expected) => {
    expect(priceBefore(prices)).toBe(expected);
  });
});

describe('[state.product-availability-and-status.4] final sale', () => {
  it.each([
    ['final-sale', true],
    ['final-sale-markdown', true],
    ['final-sale-markdown-lingerie', true],
    ['final-sale-promo', true],
    ['final-sale-panty', true],
    [' Final-Sale ', true],
    ['final-sale-someday', false],
    ['sale', false],
  ])('tag %s: %s', (tag, expected) => {
    expect(isFinalSale({ tags: ['silk', tag] })).toBe(expected);
  });

  it('includes gift cards on the product page', () => {
    const giftCard = exampleProduct({ vendor: 'Govalo' });
    expect(isFinalSale(giftCard)).toBe(false);
    expect(isFinalSaleOnPage(giftCard)).toBe(true);
    expect(isFinalSaleOnPage(exampleProduct({ tags: ['final-sale'] }))).toBe(true);
    expect(isFinalSaleOnPage(exampleProduct())).toBe(false);
  });
});
