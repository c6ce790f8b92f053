import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { isFinalSale, isFinalSaleOnPage, priceBefore } from './sale.ts';

describe('[state.product-availability-and-status.3] the price before', () => {
  it.each([
    ['msrp above the price', { price: 4000, msrp: 5000, compareAtPrice: null }, 5000],
    ['a compare price above the price', { price: 4000, msrp: null, compareAtPrice: 6000 }, 6000],
    ['msrp goes before the compare price', { price: 4000, msrp: 5000, compareAtPrice: 6000 }, 5000],
    ['an msrp below the price is passed over', { price: 4000, msrp: 3000, compareAtPrice: 6000 }, 6000],
    ['equal prices are no sale', { price: 4000, msrp: 4000, compareAtPrice: 4000 }, null],
    ['nothing to compare with', { price: 4000, msrp: null, compareAtPrice: null }, null],
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

  it('also a gift card, on the product page', () => {
    const giftCard = exampleProduct({ vendor: 'Govalo' });
    expect(isFinalSale(giftCard)).toBe(false);
    expect(isFinalSaleOnPage(giftCard)).toBe(true);
    expect(isFinalSaleOnPage(exampleProduct({ tags: ['final-sale'] }))).toBe(true);
    expect(isFinalSaleOnPage(exampleProduct())).toBe(false);
  });
});
