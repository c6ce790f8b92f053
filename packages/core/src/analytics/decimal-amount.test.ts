import { describe, expect, it } from 'vitest';
import { decimalAmount } from './decimal-amount.ts';

describe('decimalAmount', () => {
  it.each([
    [18_900, '189.00'],
    [5, '0.05'],
    [0, '0.00'],
    [null, '0.00'],
    [undefined, '0.00'],
    [Number.NaN, '0.00'],
    [Number.POSITIVE_INFINITY, '0.00'],
  ])('writes %s cents as %s', (cents, amount) => {
    expect(decimalAmount(cents)).toBe(amount);
  });
});
