import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents, toCents, toDecimal } from './money.ts';

describe('[const.locale-and-currency.3] amounts become cents', () => {
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
  ])('%s is %i cents', (amount, cents) => {
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
  ])('%s is no amount', (amount) => {
    expect(toCents(amount)).toBeNull();
  });

  it('[property] whatever comes is whole cents or no amount', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const cents = toCents(value);
        expect(cents === null || Number.isSafeInteger(cents)).toBe(true);
      }),
    );
  });
});

describe('cents become decimals', () => {
  it.each([
    [2995, '29.95'],
    [29_800, '298.00'],
    [5, '0.05'],
    [50, '0.50'],
    [0, '0.00'],
    [-450, '-4.50'],
    [-5, '-0.05'],
  ])('%i is %s', (cents, decimal) => {
    expect(toDecimal(cents)).toBe(decimal);
  });

  it('[property] and cents again', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (cents) => toCents(toDecimal(cents)) === cents));
  });
});

describe('sums of amounts', () => {
  it.each<[string, { amount: string }[], number]>([
    ['are exact', [{ amount: '0.1' }, { amount: '0.2' }], 30],
    ['of nothing are nothing', [], 0],
    ['leave out what is no amount', [{ amount: 'junk' }, { amount: '3.55' }], 355],
  ])('%s', (_, amounts, cents) => {
    expect(sumCents(amounts)).toBe(cents);
  });
});
