import { describe, expect, it } from 'vitest';
import { type CountrySources, chooseCountry, countryCookies, notUS, readCountry } from './country.ts';

const nothing: CountrySources = { query: null, cookie: null, geolocation: null };

describe('the currency country [state.currency-country]', () => {
  it.each<[string, Partial<CountrySources>, ReturnType<typeof chooseCountry>]>([
    [
      '[….1] the query parameter first',
      { query: 'FR', cookie: 'DE', geolocation: 'JP' },
      { country: 'FR', source: 'query' },
    ],
    ['[….2] then the cookie', { cookie: 'DE', geolocation: 'JP' }, { country: 'DE', source: 'cookie' }],
    ['[….3] then geolocation', { geolocation: 'JP' }, { country: 'JP', source: 'geolocation' }],
    ['[const.locale-and-currency.1] else US', {}, { country: 'US', source: 'default' }],
    ['US by choice is a choice', { query: 'us', cookie: 'DE' }, { country: 'US', source: 'query' }],
    [
      'a query that names no country does not count',
      { query: 'Atlantis', cookie: 'DE' },
      { country: 'DE', source: 'cookie' },
    ],
    [
      'a spoilt cookie does not count',
      { cookie: '<b>', geolocation: 'CA' },
      { country: 'CA', source: 'geolocation' },
    ],
    ['nowhere does not count', { geolocation: 'XX' }, { country: 'US', source: 'default' }],
  ])('%s', (_, sources, choice) => {
    expect(chooseCountry({ ...nothing, ...sources })).toEqual(choice);
  });
});

describe('what names a country', () => {
  it.each([
    ['FR', 'FR'],
    ['fr', 'FR'],
    [' gb ', 'GB'],
    ['XX', null],
    ['ZZ', null],
    ['FRA', null],
    ['F', null],
    ['1A', null],
    ['A1', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (text, country) => {
    expect(readCountry(text)).toBe(country);
  });
});

describe('notUS [entity.site-state.5]', () => {
  it.each([
    ['US', false],
    ['', false],
    [null, false],
    ['FR', true],
  ])('%j: %s', (country, expected) => {
    expect(notUS(country)).toBe(expected);
  });
});

it('remembers the country for a week [const.locale-and-currency.2] [entity.browser-storage-and-cookies.3]', () => {
  expect(countryCookies).toEqual({ country: 'selectedCountry', symbol: 'selectedCountrySymbol', days: 7 });
});
