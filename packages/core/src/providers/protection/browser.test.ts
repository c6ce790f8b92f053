import { describe, expect, it } from 'vitest';
import { toPremiumCents } from './browser.ts';

describe('the premium of a quote [call.other-third-party-calls.1]', () => {
  it.each([
    [3.55, 355],
    ['3.55', 355],
    [0, 0],
    [3.554, 355],
    ['', null],
    ['three', null],
    [-1, null],
    [Number.NaN, null],
    [1e9, null],
    [null, null],
    [{}, null],
  ])('%j: %j cents', (insurance_price, cents) => {
    expect(toPremiumCents({ insurance_price })).toBe(cents);
  });

  it('there is none without a quote', () => {
    expect([toPremiumCents(null), toPremiumCents(undefined), toPremiumCents({})]).toEqual([null, null, null]);
  });
});
