import { describe, expect, it } from 'vitest';
import { exampleVariant, soldOutVariant } from './example-product.ts';
import {
  namedSize,
  preselectedVariantId,
  shownSize,
  sizeColumns,
  sizeOf,
  toComingSizeOptions,
  toSizeOptions,
} from './size-options.ts';

describe('sizes', () => {
  it.each([
    ['M / Oxblood', 'M'],
    ['34B/Black', '34B'],
    ['7 1/2 / Black', '7 1/2'],
    ['S / Petite / Rose', 'S / Petite'],
    ['$50', '$50'],
    [' One size ', 'One size'],
    ['/ Black', 'M'],
    ['', 'M'],
  ])("[entity.variant.2] the title '%s' shows '%s'", (title, expected) => {
    expect(sizeOf(exampleVariant({ title }))).toBe(expected);
  });

  it('[entity.variant.2] are empty without title and options', () => {
    expect(sizeOf({ title: '', selectedOptions: [] })).toBe('');
  });

  it('of several variants without options are numbers', () => {
    const bare = (id: string) => exampleVariant({ id, title: 'Default Title', selectedOptions: [] });
    expect(toSizeOptions([bare('1'), bare('2')]).map(({ size }) => size)).toEqual(['No. 1', 'No. 2']);
    expect(toSizeOptions([bare('1')]).map(({ size }) => size)).toEqual(['One size']);
    expect([shownSize(bare('1')), shownSize(exampleVariant())]).toEqual(['One size', 'M']);
    expect(namedSize(bare('1'))).toBeNull();
    expect(namedSize({ title: '', selectedOptions: [] })).toBeNull();
    expect(namedSize(exampleVariant())).toBe('M');
  });

  it('[const.stock-labels.3] stay in the picker when sold out, and have a note on low stock', () => {
    const variants = [
      soldOutVariant({ id: '1', title: 'XS / Black' }),
      exampleVariant({ id: '2', title: 'S / Black', inventory_quantity: 4 }),
      exampleVariant({ id: '3', title: 'M / Black' }),
    ];
    expect(toSizeOptions(variants)).toEqual([
      { variantId: '1', size: 'XS', isAvailable: false, unitsLeft: null },
      { variantId: '2', size: 'S', isAvailable: true, unitsLeft: 4 },
      { variantId: '3', size: 'M', isAvailable: true, unitsLeft: null },
    ]);
  });

  it('of a piece that is still to come have not sold out', () => {
    const variants = [soldOutVariant({ id: '1', title: 'XS / Black' })];
    expect(toComingSizeOptions(variants)).toEqual([
      { variantId: '1', size: 'XS', isAvailable: true, unitsLeft: null },
    ]);
  });

  it.each([
    [1, 4],
    [8, 4],
    [9, 6],
    [72, 6],
  ])('[const.stock-labels.4] of %s variants stand in %s columns', (count, columns) => {
    expect(sizeColumns(count)).toBe(columns);
  });
});

describe('the variant chosen when the page opens', () => {
  const one = [{ id: '7' }];
  const two = [{ id: '7' }, { id: '8' }];
  it.each([
    ['[state.product-detail-page.3] is the only variant', one, null, false, '7'],
    ['[screen.route-table.36] is the only variant, whatever is requested', one, '8', false, '7'],
    ["[state.product-detail-page.3] is an appointment's first", two, null, true, '7'],
    ['[screen.route-table.36] is the one requested by number', two, '8', false, '8'],
    [
      '[screen.route-table.36] is the one requested by global id',
      two,
      'gid://shopify/ProductVariant/8',
      false,
      '8',
    ],
    ['[screen.route-table.36] is the one requested of an appointment', two, ' 8 ', true, '8'],
    ['[screen.route-table.36] is none for an unknown id', two, '9', false, null],
    ['[screen.route-table.36] is none for a malformed id', two, '8; drop', false, null],
    ['[screen.route-table.36] is none for an empty id', two, '', false, null],
    ['is none without variants', [], '8', true, null],
  ])('%s', (_, variants, requested, isAppointment, expected) => {
    expect(preselectedVariantId(variants, requested, isAppointment)).toBe(expected);
  });
});
