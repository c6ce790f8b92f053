import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant, soldOutVariant } from './example-product.ts';
import type { Product } from './product.ts';
import {
  colourOf,
  isSwatchAvailable,
  mobileSwatches,
  type Siblings,
  siblingHandles,
  toSibling,
  toSwatches,
} from './swatches.ts';

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
const loaded = (...products: Product[]): Siblings =>
  new Map(products.map((product) => [product.handle, toSibling(product)]));

describe('computed swatches', () => {
  it.each([
    [
      'show two linked, both available',
      'slip-black,slip-oxblood',
      loaded(inColour('slip-black', 'Black')),
      2,
    ],
    [
      'show the product itself when only the other one is linked',
      ' slip-black ,',
      loaded(inColour('slip-black', 'Black')),
      2,
    ],
    ['do not show when only the product itself is linked', 'slip-oxblood', loaded(), 0],
    ['do not show without links', '', loaded(), 0],
    [
      'do not show when the other one is sold out',
      'slip-black,slip-oxblood',
      loaded(soldOut('slip-black')),
      0,
    ],
    ['do not show when the other one is not loaded', 'slip-black,slip-oxblood', loaded(), 0],
    [
      'do not show when the other one does not exist',
      'slip-black,slip-oxblood',
      new Map([['slip-black', 'Stale' as const]]),
      0,
    ],
    [
      'show a third one that is sold out',
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
  ] as const)('[rule.swatches.2] count a product that is %s as available: %s', (_, product, expected) => {
    expect(isSwatchAvailable(product)).toBe(expected);
  });

  it('[const.swatches.1] [const.swatches.2] [const.swatches.3] are sorted by handle, each with its colour', () => {
    const siblings: Siblings = new Map([
      ...loaded(
        inColour('slip-ivory', 'Ivory'),
        inColour('slip-black', 'Black'),
        inColour('slip-sage', 'Sage'),
        soldOut('slip-rose'),
      ),
      ['slip-gone', 'Stale'],
    ]);
    const product = linking('slip-sage,slip-ivory,slip-black,slip-rose,slip-gone,slip-later', {
      title: 'Slip',
    });
    const { swatches, source } = toSwatches(product, siblings, colours);
    expect(source).toBe('computed');
    expect(
      swatches.map(({ handle, colour, hex, hasBorder, isCurrent, isSoldOut }) =>
        [handle, colour, hex, hasBorder && 'border', isCurrent && 'current', isSoldOut && 'sold out']
          .filter(Boolean)
          .join(' · '),
      ),
    ).toEqual([
      'slip-black · Black · #201c1d',
      'slip-gone · slip gone · #000000 · sold out',
      'slip-ivory · Ivory · #efe9df · border',
      'slip-later · slip later · #FFFFFF · border',
      'slip-oxblood · Oxblood · #64181f · current',
      'slip-rose · Oxblood · #64181f · sold out',
      'slip-sage · Sage · #FFFFFF · border',
    ]);
  });

  it('[entity.product.7] take missing colours from the match colours of the same positions', () => {
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

describe("editors' swatches", () => {
  const choosing = (swatch_products: Record<string, string>) =>
    exampleProduct({ handle: 'slip-oxblood', metafields: { swatch_products } });

  it('[rule.swatches.3] show when there are two, sorted by handle, loaded or not', () => {
    const set = toSwatches(choosing({ 'slip-white': 'White', 'slip-black': 'Black' }), new Map(), colours);
    expect(set.source).toBe('cms');
    expect(set.mobileCount).toBe(2);
    expect(set.swatches).toEqual([
      {
        handle: 'slip-black',
        colour: 'Black',
        hex: '#201c1d',
      },
      {
        handle: 'slip-white',
        colour: 'White',
        hex: '#FFFFFF',
        hasBorder: true,
      },
    ]);
  });

  it('[rule.swatches.2] mark a sold-out sibling, and one that does not exist', () => {
    const siblings: Siblings = new Map([...loaded(soldOut('slip-black')), ['slip-white', 'Stale']]);
    const { swatches } = toSwatches(
      choosing({ 'slip-white': 'White', 'slip-black': 'Black', 'slip-oxblood': 'Oxblood' }),
      siblings,
      colours,
    );
    expect(swatches.map(({ hex, isSoldOut }) => [hex, isSoldOut])).toEqual([
      ['#201c1d', true],
      ['#64181f', undefined],
      ['#000000', true],
    ]);
  });

  it('[rule.swatches.3] do not show when there is one', () => {
    expect(toSwatches(choosing({ 'slip-white': 'White' }), new Map(), colours).swatches).toEqual([]);
  });

  it.each(['white', 'Ivory', 'CREME', 'Marigold'])(
    '[const.swatches.2] have a visible border in %s',
    (colour) => {
      const { swatches } = toSwatches(choosing({ a: colour, b: 'Black' }), new Map(), colours);
      expect(swatches.map(({ hasBorder }) => hasBorder)).toEqual([true, undefined]);
    },
  );

  it('take a missing name from the sibling', () => {
    const { swatches } = toSwatches(choosing({ a: '', b: 'Black' }), loaded(inColour('a', 'Sage')), colours);
    expect(swatches[0]?.colour).toBe('Sage');
  });
});

describe('siblingHandles', () => {
  it.each([
    [{ pdp_swatch_products: 'c,b' }, ['b', 'c']],
    [{ pdp_swatch_products: 'c,b', swatch_products: { z: 'Z', y: 'Y' } }, ['y', 'z']],
    [{ pdp_swatch_products: 'c', swatch_products: { z: 'Z' } }, ['c']],
    [{}, []],
  ])('of a product with %j: %j', (metafields, handles) => {
    expect(siblingHandles([{ handle: 'a', metafields }])).toEqual(handles);
  });

  it('lists each sibling once, and none of the products themselves', () => {
    const linking = (handle: string) => ({ handle, metafields: { pdp_swatch_products: 'a,b,c' } });
    expect(siblingHandles([linking('a'), linking('b')])).toEqual(['c']);
  });
});

describe('[const.swatches.4] a mobile card', () => {
  const swatch = (handle: string, isCurrent: boolean) => ({
    handle,
    colour: handle,
    hex: '#FFFFFF',
    ...(isCurrent && { isCurrent }),
  });
  const four = [swatch('a', false), swatch('b', false), swatch('c', true), swatch('d', false)];
  it.each([
    ['its own colour, and + n-1', four, 1, ['c'], 3],
    ['its own colour and the first other one, and + n-2', four, 2, ['a', 'c'], 2],
    ['the first two when none is its own', four.slice(0, 2), 2, ['a', 'b'], 0],
    ['both of two', four.slice(2), 2, ['c', 'd'], 0],
    ['nothing of nothing', [], 1, [], 0],
  ])('shows %s', (_, swatches, count, handles, more) => {
    const mobile = mobileSwatches(swatches, count);
    expect(mobile.shown.map(({ handle }) => handle)).toEqual(handles);
    expect(mobile.more).toBe(more);
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
