import { describe, expect, it } from 'vitest';
import { isProductAvailable, isVariantAvailable } from './availability.ts';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';

describe('[state.product-availability-and-status.2] a variant is available', () => {
  it.each([
    ['when available is true', { available: true, availableForSale: false, inventory_quantity: 0 }, true],
    [
      'when availableForSale is true',
      { available: false, availableForSale: true, inventory_quantity: -2 },
      true,
    ],
    ['when there is stock', { available: false, availableForSale: false, inventory_quantity: 1 }, true],
    ['not without stock', { available: false, availableForSale: false, inventory_quantity: 0 }, false],
    ['not with negative stock', { available: false, availableForSale: false, inventory_quantity: -3 }, false],
    [
      'not with unknown stock',
      { available: false, availableForSale: false, inventory_quantity: null },
      false,
    ],
  ])('%s', (_, stock, expected) => {
    expect(isVariantAvailable(stock)).toBe(expected);
  });
});

describe('[state.product-availability-and-status.1] a product is available', () => {
  it.each([
    ['when any variant is for sale', { variants: [soldOutVariant(), exampleVariant()] }, true],
    ['not when none is', { variants: [soldOutVariant()] }, false],
    ["with the tag 'restocking'", { variants: [soldOutVariant()], tags: ['Restocking'] }, true],
    ['when its source says so and has no variants', { variants: [], available: true }, true],
    ['not when its source says no and has no variants', { variants: [], available: false }, false],
  ])('%s', (_, own, expected) => {
    expect(isProductAvailable(exampleProduct(own))).toBe(expected);
  });
});
