import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents, toCents, toDecimal } from './money.ts';

describe('[const.locale-and-currency.3] toCents', () => {
  it.each([
    ['29.95', 2995],
    ['10.0', 1000],
    ['0.0', 0],
    ['15000', 1_500_000],
    ['1.005', 101],
    ['-4.5', -450],
    ['-0.001', 0],
    [' 12.5 ', 1250],
    [298, 29_800],
    [19.99, 1999],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %s as %i cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  it.each([
    null,
    undefined,
    '',
    '$12',
    '12 €',
    '1,299.00',
    '1.',
    '.5',
    'NaN',
    Number.NaN,
    Infinity,
    {},
    ['12'],
    '90071992547409.92',
    '9'.repeat(400),
    1e300,
  ])('returns null for %s', (amount) => {
    expect(toCents(amount)).toBeNull();
  });

  it('[property] returns whole cents or null for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const cents = toCents(value);
        expect(cents === null || Number.isSafeInteger(cents)).toBe(true);
      }),
    );
  });
});

describe('toDecimal', () => {
  it.each([
    [2995, '29.95'],
    [29_800, '298.00'],
    [5, '0.05'],
    [50, '0.50'],
    [0, '0.00'],
    [-450, '-4.50'],
    [-5, '-0.05'],
  ])('writes %i as %s', (cents, decimal) => {
    expect(toDecimal(cents)).toBe(decimal);
  });

  it('[property] is reversed by toCents', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (cents) => toCents(toDecimal(cents)) === cents));
  });
});

describe('sumCents', () => {
  it.each<[string, { amount: string }[], number]>([
    ['is exact', [{ amount: '0.1' }, { amount: '0.2' }], 30],
    ['is 0 without amounts', [], 0],
    ['leaves out invalid amounts', [{ amount: 'junk' }, { amount: '3.55' }], 355],
  ])('%s', (_, amounts, cents) => {
    expect(sumCents(amounts)).toBe(cents);
  });
});
