import { describe, expect, it } from 'vitest';
import { DEFAULT_MARKET, marketOf } from './market.ts';

describe('[entity.site-state.5] the market of a country', () => {
  it.each([
    ['US', 'USD', '$'],
    ['CA', 'CAD', '$'],
    ['GB', 'GBP', '£'],
    ['GI', 'GBP', '£'],
    ['AU', 'AUD', '$'],
    ['NZ', 'NZD', '$'],
    ['JP', 'JPY', '¥'],
    ['BR', 'BRL', 'R$'],
    ['CH', 'CHF', 'CHF'],
    ['LI', 'CHF', 'CHF'],
    ['SE', 'SEK', 'kr'],
    ['NO', 'NOK', 'kr'],
    ['DK', 'DKK', 'kr.'],
    ['PL', 'PLN', 'zł'],
    ['CZ', 'CZK', 'Kč'],
    ['HU', 'HUF', 'Ft'],
    ['RO', 'RON', 'Lei'],
    ['HK', 'HKD', '$'],
    ['SG', 'SGD', '$'],
    ['KR', 'KRW', '₩'],
    ['TW', 'TWD', '$'],
    ['MX', 'MXN', '$'],
    ['SA', 'SAR', 'SAR'],
    ['AE', 'AED', 'AED'],
    ['IN', 'INR', '₹'],
    ['ZA', 'ZAR', 'R'],
    ['IL', 'USD', '$'],
    ['KE', 'USD', '$'],
  ])('%s pays in %s, written %s', (country, currencyCode, currencySymbol) => {
    expect(marketOf(country)).toEqual({
      currencyCountry: country,
      currencyCode,
      currencySymbol,
      isIntl: country !== 'US',
    });
  });

  it.each('AL AT BE BG CY DE EE ES FI FR GR HR IE IS IT LT LU LV MC MT NL PT RS SI SK'.split(' '))(
    '%s pays in euros',
    (country) => {
      expect(marketOf(country).currencyCode).toBe('EUR');
    },
  );
});

it('[const.locale-and-currency.1] [error.4] the default market is the US', () => {
  expect(DEFAULT_MARKET).toEqual({
    currencyCountry: 'US',
    currencyCode: 'USD',
    currencySymbol: '$',
    isIntl: false,
  });
});
