import { describe, expect, it } from 'vitest';
import { findCountries } from './find-countries.ts';

const of = (isoCode: string, name: string, code: string) => ({
  isoCode,
  name,
  currency: { isoCode: code, symbol: '' },
});
const countries = [
  of('GB', 'United Kingdom', 'GBP'),
  of('NL', 'Netherlands', 'EUR'),
  of('RE', 'Réunion', 'EUR'),
  of('US', 'United States', 'USD'),
];

describe('finding a country', () => {
  it.each([
    ['', ['GB', 'NL', 'RE', 'US']],
    ['  ', ['GB', 'NL', 'RE', 'US']],
    ['uni', ['GB', 'US']],
    ['United st', ['US']],
    ['KINGDOM', ['GB']],
    ['ited', []],
    ['reunion', ['RE']],
    ['holland', ['NL']],
    ['uk', ['GB']],
    ['eur', ['NL', 'RE']],
    ['us', ['US']],
    ['U.S.A.', ['US']],
    ['ned', ['NL']],
    ['Niederlande', ['NL']],
    ['états', ['US']],
    ['re', ['RE', 'GB']],
    ['.*', []],
  ])('%j finds %j', (typed, codes) => {
    expect(findCountries(countries, typed).map(({ isoCode }) => isoCode)).toEqual(codes);
  });
});
