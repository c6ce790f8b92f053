import { describe, expect, it } from 'vitest';
import { type CountrySources, chooseCountry, countryCookies, notUS, readCountry } from './country.ts';

const nothing: CountrySources = { query: null, cookie: null, geolocation: null };

describe('chooseCountry', () => {
  it.each<[string, Partial<CountrySources>, ReturnType<typeof chooseCountry>]>([
    [
      '[state.currency-country.1] takes the query parameter first',
      { query: 'FR', cookie: 'DE', geolocation: 'JP' },
      { country: 'FR', source: 'query' },
    ],
    [
      '[state.currency-country.2] then the cookie',
      { cookie: 'DE', geolocation: 'JP' },
      { country: 'DE', source: 'cookie' },
    ],
    [
      '[state.currency-country.3] then geolocation',
      { geolocation: 'JP' },
      { country: 'JP', source: 'geolocation' },
    ],
    ['[const.locale-and-currency.1] otherwise US', {}, { country: 'US', source: 'default' }],
    [
      'takes US from the query parameter over the cookie',
      { query: 'us', cookie: 'DE' },
      { country: 'US', source: 'query' },
    ],
    [
      'ignores a query parameter that is not a country',
      { query: 'Atlantis', cookie: 'DE' },
      { country: 'DE', source: 'cookie' },
    ],
    [
      'ignores a malformed cookie',
      { cookie: '<b>', geolocation: 'CA' },
      { country: 'CA', source: 'geolocation' },
    ],
    [
      '[screen.route-table.33] takes UK for GB',
      { query: 'uk', cookie: 'DE' },
      { country: 'GB', source: 'query' },
    ],
    ['ignores the code of an unknown place', { geolocation: 'XX' }, { country: 'US', source: 'default' }],
  ])('%s', (_, sources, choice) => {
    expect(chooseCountry({ ...nothing, ...sources })).toEqual(choice);
  });
});

describe('readCountry', () => {
  it.each([
    ['FR', 'FR'],
    ['fr', 'FR'],
    [' gb ', 'GB'],
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['XX', null],
    ['ZZ', null],
    ['FRA', null],
    ['F', null],
    ['1A', null],
    ['A1', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (text, country) => {
    expect(readCountry(text)).toBe(country);
  });
});

describe('[entity.site-state.5] notUS', () => {
  it.each([
    ['US', false],
    ['', false],
    [null, false],
    ['FR', true],
  ])('%j: %s', (country, expected) => {
    expect(notUS(country)).toBe(expected);
  });
});

it('[const.locale-and-currency.2] [entity.browser-storage-and-cookies.3] stores the country in cookies for 7 days', () => {
  expect(countryCookies).toEqual({ country: 'selectedCountry', symbol: 'selectedCountrySymbol', days: 7 });
});
