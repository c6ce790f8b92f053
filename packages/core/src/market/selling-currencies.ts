/** Countries by the currency in which the shop sells there. All others pay in US dollars. */
const countriesByCurrency = {
  USD: 'AR BM CL CO IL KW PE QA US',
  EUR: 'AL AT BE BG CY DE EE ES FI FR GR HR IE IS IT LT LU LV MC MT NL PT RS SI SK',
  AED: 'AE',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CZK: 'CZ',
  DKK: 'DK',
  GBP: 'GB GI',
  HKD: 'HK',
  HUF: 'HU',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  NOK: 'NO',
  NZD: 'NZ',
  PLN: 'PL',
  RON: 'RO',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  TWD: 'TW',
  ZAR: 'ZA',
} as const;

/** Country → currency in which the shop sells there. */
export const sellingCurrencies: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);
