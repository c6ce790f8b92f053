import { describe, expect, it } from 'vitest';
import { exampleProduct, exampleVariant } from './example-product.ts';
import { isMarkedDownInUsd, lineAttributes } from './line-attributes.ts';

const attributesOf = (tags: string[], compareAtPrice: number | null = null, price = 42500) =>
  lineAttributes(exampleProduct({ tags, variants: [exampleVariant({ price })] }), { compareAtPrice });

describe('lineAttributes', () => {
  it.each([
    ['[rule.cart-line-attributes-on-add.1]', ['final-sale'], 'Final Sale'],
    ['[rule.cart-line-attributes-on-add.1]', ['FINAL-SALE'], 'Final Sale'],
    ['[rule.cart-line-attributes-on-add.1]', ['final-sale-markdown'], 'Final Sale'],
    ['[rule.cart-line-attributes-on-add.2]', ['cart-Ships-from 8 December'], 'Ships from 8 December'],
    ['[rule.cart-line-attributes-on-add.2]', ['cart-made-to-order'], 'made to-order'],
    [
      'several notes',
      ['cart-made to order', 'final-sale', 'cart-made to order'],
      'Final Sale, made to order',
    ],
    ['each once, as first written,', ['cart-final-sale'], 'Final Sale'],
    ['in the order of the tags,', ['cart-b', 'cart-a', 'cart-B'], 'b, a'],
    ['whatever the case of the prefix', [' Cart-Made to order'], 'Made to order'],
    ['an empty note', ['cart-', 'cart--'], undefined],
    ['no note', ['silk', 'gift-cart-x'], undefined],
  ])('%s the tags %j: Note %s', (_, tags, note) => {
    expect(attributesOf(tags).find(({ key }) => key === 'Note')?.value).toBe(note);
  });

  it.each([
    [['promo-Three-for $120'], 'Three for $120'],
    [['promo-a-b-c', 'promo-d'], 'a b-c, d'],
    [['Promo-Three'], 'Three'],
    [['final-sale-promo'], undefined],
  ])('[rule.cart-line-attributes-on-add.3] the tags %j: Promo %s', (tags, promo) => {
    expect(attributesOf(tags).find(({ key }) => key === 'Promo')?.value).toBe(promo);
  });

  it.each([
    [59500, 42500, '$595'],
    [59550, 42500, '$595.50'],
    [42501, 42500, '$425.01'],
    [42500, 42500, undefined],
    [30000, 42500, undefined],
    [null, 42500, undefined],
    [595.5, 42500, '$595.50'],
    [Number.NaN, 42500, undefined],
    [Number.POSITIVE_INFINITY, 42500, undefined],
  ])('[rule.cart-line-attributes-on-add.4] %s before, %s now: %s', (before, now, expected) => {
    expect(attributesOf([], before, now).find(({ key }) => key === 'Marked Down From')?.value).toBe(expected);
  });

  it.each([
    ['GBP', 24_000, 20_000, '£240'],
    ['JPY', 9_500_000, 9_000_000, '¥95,000'],
    ['CAD', 59_550, 42_500, '$595.50 CAD'],
    ['GBP', 20_000, 24_000, undefined],
  ])(
    '[rule.cart-line-attributes-on-add.4] says in %s %s before, %s now: %s',
    (currencyCode, before, now, value) => {
      const product = { ...exampleProduct({ variants: [exampleVariant({ price: now })] }), currencyCode };
      expect(lineAttributes(product, { compareAtPrice: before })[0]?.value).toBe(value);
    },
  );

  it('knows a price before in US dollars from one in another currency, and from another attribute', () => {
    const values = ['$595', '$595.50', '$595 CAD', '£240'];
    expect(values.filter((value) => isMarkedDownInUsd({ key: 'Marked Down From', value }))).toEqual([
      '$595',
      '$595.50',
    ]);
    expect(isMarkedDownInUsd({ key: 'Promo', value: '$120' })).toBe(false);
  });

  it('[rule.cart-line-attributes-on-add.4] has no price before for a product without variants', () => {
    expect(lineAttributes(exampleProduct({ variants: [] }), { compareAtPrice: 100 })).toEqual([]);
  });
});
