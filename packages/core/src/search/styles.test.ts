import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant, soldOutVariant } from '../product/example-product.ts';
import { groupStyles, sizesForSale } from './styles.ts';

const inColour = (design: string, colour: string, isAvailable = true) =>
  exampleProduct({
    handle: `${design}-${colour}`,
    variants: [isAvailable ? exampleVariant() : soldOutVariant()],
    metafields: { pdp_swatch_products: `${design}-red,${design}-blue,${design}-black` },
  });
const red = inColour('slip', 'red');
const blue = inColour('slip', 'blue');
const black = inColour('slip', 'black', false);
const scarf = exampleProduct({ handle: 'scarf', metafields: {} });
const names = (results: Parameters<typeof groupStyles>[0], others = new Map()) =>
  groupStyles(results, others).map(({ colours }) => colours.map(({ handle }) => handle));

describe('one style per design', () => {
  it('stands where its first colour stands, with the found colours in their order', () => {
    expect(names([blue, scarf, red])).toEqual([['slip-blue', 'slip-red'], ['scarf']]);
  });

  it('has the colours that were not found last, and sold-out ones last of them', () => {
    const others = new Map([black, blue].map((product) => [product.handle, product]));
    expect(names([red], others)).toEqual([['slip-red', 'slip-blue', 'slip-black']]);
    expect(groupStyles([red], others)[0]?.foundCount).toBe(1);
  });

  it('has a result that is listed twice once', () => {
    expect(names([red, red])).toEqual([['slip-red']]);
  });
});

it('the sizes for sale are those that can be bought', () => {
  const option = (value: string) => ({ selectedOptions: [{ name: 'Size', value }] });
  const variants = [exampleVariant(option('S')), soldOutVariant(option('M')), exampleVariant(option('L'))];
  expect(sizesForSale({ variants })).toEqual({ sizes: ['S', 'L'], isAll: false });
  expect(sizesForSale({ variants: variants.slice(0, 1) })).toEqual({ sizes: ['S'], isAll: true });
  const bare = exampleVariant({ selectedOptions: [] });
  expect(sizesForSale({ variants: [bare] })).toEqual({ sizes: [''], isAll: true });
});
