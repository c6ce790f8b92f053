import { describe, expect, it } from 'vitest';
import { deliveryRemarks, isMadeToOrder } from './shipping-notes.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const piece = (title: string, value?: string) => ({
  title,
  attributes: value === undefined ? [] : [{ key: 'Note', value }],
  requiresShipping: true,
});
const gown = piece('Isolde Lace Gown', 'Made to order');
const coat = piece('Astor Wrap Coat', 'Ships from 8 December');
const forGown = 'Made to order, so not in these days but in the time that your bag names: Isolde Lace Gown.';
const forCoat = 'Ships from 8 December, and these days count from then: Astor Wrap Coat.';

describe('a piece that is made to order', () => {
  it.each([
    ['Note', 'Made to order', true],
    ['Note', 'Final Sale, made to order', true],
    ['Note', 'Ships from 8 December', false],
    ['Message', 'This is made to order for you', false],
  ])('%s: %s is %s', (key, value, expected) => {
    expect(isMadeToOrder([{ key, value }])).toBe(expected);
  });
});

describe('what stands at the choice of delivery', () => {
  it.each([
    ['nothing for what is in stock', [piece('Scarf')], []],
    ['made to order', [gown], [forGown]],
    ['ships later', [piece('Scarf'), coat], [forCoat]],
    ['both', [gown, coat], [forGown, forCoat]],
    ['the day has passed', [piece('Scarf', 'Ships from 8 November')], []],
    ['no thing', [{ ...gown, requiresShipping: false }], []],
    ['two sizes of a style are named once', [gown, gown], [forGown]],
    [
      'two styles are one sentence',
      [gown, piece('Veil', 'Made to order')],
      [forGown.replace('.', ', Veil.')],
    ],
  ])('%s', (_, pieces, remarks) => {
    expect(deliveryRemarks(pieces, now)).toEqual(remarks);
  });
});
