import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import type { Product } from './product.ts';
import { colourOf, isSwatchAvailable, type SwatchProduct, swatchHandles, toSwatches } from './swatches.ts';

const colours = { Black: '#201c1d', 'ivory ': '#efe9df', Oxblood: '#64181f', Sage: 'green' };

const inColour = (handle: string, colour: string, own: Partial<Product> = {}) =>
  exampleProduct({
    handle,
    variants: [
      exampleVariant({
        selectedOptions: [
          { name: 'Size', value: 'M' },
          { name: 'Color', value: colour },
        ],
      }),
    ],
    ...own,
  });
const soldOut = (handle: string, own: Partial<Product> = {}) =>
  exampleProduct({ handle, variants: [soldOutVariant()], ...own });

const linking = (list: string, own: Partial<Product> = {}) =>
  exampleProduct({ handle: 'slip-oxblood', metafields: { pdp_swatch_products: list }, ...own });
const loaded = (...products: Product[]) =>
  new Map<string, SwatchProduct>(products.map((product) => [product.handle, product]));

describe('Computed swatches', () => {
  it.each([
    ['two linked, both available', 'slip-black,slip-oxblood', loaded(inColour('slip-black', 'Black')), 2],
    ['the other one linked only', ' slip-black ,', loaded(inColour('slip-black', 'Black')), 2],
    ['itself linked only', 'slip-oxblood', loaded(), 0],
    ['nothing linked', '', loaded(), 0],
    ['the other one sold out', 'slip-black,slip-oxblood', loaded(soldOut('slip-black')), 0],
    ['the other one not loaded', 'slip-black,slip-oxblood', loaded(), 0],
    [
      'the other one missing',
      'slip-black,slip-oxblood',
      new Map<string, SwatchProduct>([['slip-black', 'Stale']]),
      0,
    ],
    [
      'a third one sold out',
      'slip-black,slip-oxblood,slip-sage',
      loaded(inColour('slip-black', 'Black'), soldOut('slip-sage')),
      3,
    ],
  ])('[rule.swatches.1] %s', (_, list, siblings, count) => {
    expect(toSwatches(linking(list), siblings, colours).swatches).toHaveLength(count);
  });

  it.each([
    ['in stock', exampleProduct(), true],
    ["ss_available '1'", soldOut('a', { ss_available: '1' }), true],
    ['ss_available 1', soldOut('a', { ss_available: 1 }), true],
    ["ss_available '0'", soldOut('a', { ss_available: '0' }), false],
    ['coming soon', soldOut('a', { tags: ['coming-soon-12-04'] }), true],
    ['sold out', soldOut('a'), false],
    ['not loaded', 'Unloaded', false],
    ['missing', 'Stale', false],
  ] as const)('[rule.swatches.2] %s counts as available: %s', (_, product, expected) => {
    expect(isSwatchAvailable(product)).toBe(expected);
  });

  it('[const.swatches.1] [const.swatches.2] [const.swatches.3] sorted by handle, each with its colour', () => {
    const siblings = loaded(
      inColour('slip-ivory', 'Ivory'),
      inColour('slip-black', 'Black'),
      inColour('slip-sage', 'Sage'),
      soldOut('slip-rose'),
    ).set('slip-gone', 'Stale');
    const product = linking('slip-sage,slip-ivory,slip-black,slip-rose,slip-gone,slip-later', {
      title: 'Slip',
    });
    const { swatches, source } = toSwatches(product, siblings, colours);
    expect(source).toBe('computed');
    expect(
      swatches.map(({ handle, colour, hex, hasBorder, isCurrent, isSoldOut }) =>
        [handle, colour, hex, hasBorder && 'border', isCurrent && 'current', isSoldOut && 'sold out']
          .filter((part) => part !== false)
          .join(' · '),
      ),
    ).toEqual([
      'slip-black · Black · #201c1d',
      'slip-gone · slip gone · #000000 · sold out',
      'slip-ivory · Ivory · #efe9df · border',
      'slip-later · slip later · #FFFFFF',
      'slip-oxblood · Oxblood · #64181f · current',
      'slip-rose · Oxblood · #64181f · sold out',
      'slip-sage · Sage · #FFFFFF',
    ]);
  });

  it('[entity.product.7] match colours, place by place, name what is not loaded', () => {
    const metafields = {
      pdp_swatch_products: 'slip-black,slip-oxblood,slip-ivory',
      pdp_swatch_match_colors: 'Black, Oxblood, Ivory',
    };
    const siblings = loaded(inColour('slip-black', 'Noir'));
    const product = exampleProduct({ handle: 'slip-oxblood', metafields });
    const names = () =>
      toSwatches(product, siblings, colours).swatches.map(({ colour, hex }) => `${colour} ${hex}`);
    expect(names()).toEqual(['Noir #201c1d', 'Ivory #efe9df', 'Oxblood #64181f']);
    metafields.pdp_swatch_match_colors = 'Black, Oxblood';
    expect(names()).toEqual(['Noir #FFFFFF', 'slip ivory #FFFFFF', 'Oxblood #64181f']);
  });
});

describe("Editors' swatches", () => {
  const choosing = (swatch_products: Record<string, string>) =>
    exampleProduct({ handle: 'slip-oxblood', metafields: { swatch_products } });

  it('[rule.swatches.3] show from two on, sorted by handle, whatever is loaded', () => {
    const set = toSwatches(choosing({ 'slip-white': 'White', 'slip-black': 'Black' }), new Map(), colours);
    expect(set.source).toBe('cms');
    expect(set.mobileCount).toBe(2);
    expect(set.swatches).toEqual([
      {
        handle: 'slip-black',
        colour: 'Black',
        hex: '#201c1d',
        hasBorder: false,
        isCurrent: false,
        isSoldOut: false,
      },
      {
        handle: 'slip-white',
        colour: 'White',
        hex: '#FFFFFF',
        hasBorder: true,
        isCurrent: false,
        isSoldOut: false,
      },
    ]);
  });

  it('[rule.swatches.3] are none with one', () => {
    expect(toSwatches(choosing({ 'slip-white': 'White' }), new Map(), colours).swatches).toEqual([]);
  });

  it.each(['white', 'Ivory', 'CREME', 'Marigold'])('[const.swatches.2] %s has a visible border', (colour) => {
    const { swatches } = toSwatches(choosing({ a: colour, b: 'Black' }), new Map(), colours);
    expect(swatches.map(({ hasBorder }) => hasBorder)).toEqual([true, false]);
  });

  it('a colour without a name is named as its product', () => {
    const { swatches } = toSwatches(choosing({ a: '', b: 'Black' }), loaded(inColour('a', 'Sage')), colours);
    expect(swatches[0]?.colour).toBe('Sage');
  });
});

describe('What has to be loaded', () => {
  it.each([
    [{ pdp_swatch_products: 'c,b' }, ['a', 'b', 'c']],
    [{ pdp_swatch_products: 'c,b', swatch_products: { z: 'Z', y: 'Y' } }, ['y', 'z']],
    [{ pdp_swatch_products: 'c', swatch_products: { z: 'Z' } }, ['a', 'c']],
    [{}, []],
  ])('%j: %j', (metafields, handles) => {
    expect(swatchHandles({ handle: 'a', metafields })).toEqual(handles);
  });
});

describe('[entity.variant.8] the colour of a product', () => {
  it.each([
    ['its first available variant', exampleProduct(), 'Oxblood'],
    ['its first variant', soldOut('a'), 'Oxblood'],
    [
      'the filter colour, without one in the options',
      exampleProduct({
        variants: [exampleVariant({ selectedOptions: [] })],
        metafields: { filterColor: ' Sage ' },
      }),
      'Sage',
    ],
    ['nothing', exampleProduct({ variants: [] }), ''],
  ])('%s', (_, product, expected) => {
    expect(colourOf(product)).toBe(expected);
  });
});
