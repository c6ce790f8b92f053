import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant, soldOutVariant } from '../product/example-product.ts';
import type { Product } from '../product/product.ts';
import { groupStyles, leadOfEachStyle, sizesForSale, toRankable } from './styles.ts';

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

  it('has a colour that links the others, and which they do not link back', () => {
    const unlinked = exampleProduct({ handle: 'slip-blue', metafields: {} });
    expect(names([unlinked, scarf, red])).toEqual([['slip-blue', 'slip-red'], ['scarf']]);
    expect(names([unlinked, red], new Map([['slip-black', black]]))).toEqual([
      ['slip-blue', 'slip-red', 'slip-black'],
    ]);
    expect(leadOfEachStyle([unlinked, scarf, red, black])).toEqual([unlinked, scarf]);
  });

  it('joins two colours by a third that links both', () => {
    const bare = ['slip-red', 'slip-blue'].map((handle) => exampleProduct({ handle, metafields: {} }));
    expect(names([...bare, black])).toEqual([['slip-red', 'slip-blue', 'slip-black']]);
  });

  it('has pieces without links of the same title and type in other colours', () => {
    const suit = (handle: string, filterColor: string, own: Partial<Product> = {}) =>
      exampleProduct({
        handle,
        title: 'Lido Suit',
        productType: 'Swim',
        metafields: { filterColor },
        ...own,
      });
    const [ivory, ink] = [suit('ivory', 'Ivory'), suit('ink', 'Black')];
    const linked = suit('linked', 'Sage', { metafields: { ...blue.metafields, filterColor: 'Sage' } });
    const robe = suit('robe', 'Rose', { productType: 'Robes' });
    const two = suit('two', 'Rose', { title: 'Lido Top' });
    const copy = suit('copy', ' black ');
    const bare = suit('bare', '');
    const all = [ivory, linked, ink, robe, two, copy, bare];
    expect(names(all)).toEqual([['ivory', 'ink'], ['linked'], ['robe'], ['two'], ['copy'], ['bare']]);
    expect(leadOfEachStyle(all)).toEqual(all.filter((piece) => piece !== ink));
    expect(names([ink], new Map([['ivory', ivory]]))).toEqual([['ink', 'ivory']]);
  });

  it('joins what is linked to what is not, by their name', () => {
    const plain = (handle: string, filterColor: string) =>
      exampleProduct({ handle, title: 'Slip', metafields: { filterColor } });
    const [one, other] = [plain('slip-red', 'Red'), plain('slip-new', 'Sage')];
    expect(names([one, blue, other])).toEqual([['slip-red', 'slip-blue', 'slip-new']]);
  });

  it('has a result that is listed twice once', () => {
    expect(names([red, red])).toEqual([['slip-red']]);
  });
});

it('the sizes for sale are those that can be bought, and tell where some are missing between them', () => {
  const option = (value: string) => ({ selectedOptions: [{ name: 'Size', value }] });
  const variants = [
    ...[soldOutVariant(option('XS')), exampleVariant(option('S')), soldOutVariant(option('M'))],
    ...[exampleVariant(option('L')), exampleVariant(option('XL'))],
  ];
  expect(sizesForSale({ variants })).toEqual({
    ...{ sizes: ['S', 'L', 'XL'], isAll: false },
    runs: [['S'], ['L', 'XL']],
  });
  expect(sizesForSale({ variants: variants.slice(1, 2) })).toEqual({
    sizes: ['S'],
    runs: [['S']],
    isAll: true,
  });
});

it.each([[], [{ name: 'Title', value: 'Default Title' }]])(
  'a piece without options has no sizes: %j',
  (...options) => {
    const variants = [exampleVariant({ selectedOptions: options })];
    expect(sizesForSale({ variants })).toEqual({ sizes: [], runs: [], isAll: true });
  },
);

it('a ranked piece is for sale in the sizes that can be bought', () => {
  const variants = [
    soldOutVariant({ selectedOptions: [{ name: 'Size', value: 'S' }] }),
    exampleVariant({ selectedOptions: [{ name: 'Size', value: 'M' }] }),
  ];
  const piece = exampleProduct({ title: 'Slip', productType: 'Slips', tags: ['silk'], variants });
  expect(toRankable(piece)).toEqual({
    ...{ title: 'Slip', productType: 'Slips', tags: ['silk'] },
    ...{ isAvailable: true, sizesForSale: ['M'] },
  });
});
