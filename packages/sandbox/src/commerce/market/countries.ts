export interface Currency {
  code: string;
  name: string;
  symbol: string;
  /** Units of this currency for one US dollar. */
  rate: number;
  /** Minor digits that prices are shown with. */
  digits: 0 | 2;
}

export interface Country {
  code: string;
  name: string;
  currency: Currency;
  unitSystem: 'IMPERIAL_SYSTEM' | 'METRIC_SYSTEM';
}

const currencyRows: [code: string, name: string, symbol: string, rate: number, digits: 0 | 2][] = [
  ['USD', 'United States Dollar', '$', 1, 2],
  ['CAD', 'Canadian Dollar', '$', 1.38, 2],
  ['GBP', 'British Pound', '£', 0.79, 2],
  ['EUR', 'Euro', '€', 0.92, 2],
  ['AUD', 'Australian Dollar', '$', 1.53, 2],
  ['NZD', 'New Zealand Dollar', '$', 1.67, 2],
  ['JPY', 'Japanese Yen', '¥', 152, 0],
  ['BRL', 'Brazilian Real', 'R$', 5.6, 2],
  ['CHF', 'Swiss Franc', 'CHF', 0.88, 2],
  ['SEK', 'Swedish Krona', 'kr', 10.6, 2],
  ['NOK', 'Norwegian Krone', 'kr', 10.9, 2],
  ['DKK', 'Danish Krone', 'kr.', 6.9, 2],
  ['PLN', 'Polish Złoty', 'zł', 3.98, 2],
  ['CZK', 'Czech Koruna', 'Kč', 23.2, 2],
  ['HUF', 'Hungarian Forint', 'Ft', 366, 0],
  ['RON', 'Romanian Leu', 'Lei', 4.58, 2],
  ['HKD', 'Hong Kong Dollar', '$', 7.8, 2],
  ['SGD', 'Singapore Dollar', '$', 1.35, 2],
  ['KRW', 'South Korean Won', '₩', 1380, 0],
  ['TWD', 'New Taiwan Dollar', '$', 32.3, 2],
  ['MXN', 'Mexican Peso', '$', 20.1, 2],
  ['SAR', 'Saudi Riyal', 'ر.س', 3.75, 2],
  ['AED', 'United Arab Emirates Dirham', 'د.إ', 3.67, 2],
  ['INR', 'Indian Rupee', '₹', 84.2, 2],
  ['ZAR', 'South African Rand', 'R', 18.1, 2],
];

const currencies = new Map(
  currencyRows.map(([code, name, symbol, rate, digits]) => [code, { code, name, symbol, rate, digits }]),
);

/** Countries that the shop ships to: code, name, currency. Countries without a currency of their own here pay in dollars. */
const countryRows: [code: string, name: string, currency: string][] = [
  ['US', 'United States', 'USD'],
  ['CA', 'Canada', 'CAD'],
  ['GB', 'United Kingdom', 'GBP'],
  ['AU', 'Australia', 'AUD'],
  ['FR', 'France', 'EUR'],
  ['DE', 'Germany', 'EUR'],
  ['JP', 'Japan', 'JPY'],
  ['BR', 'Brazil', 'BRL'],
  ['AE', 'United Arab Emirates', 'AED'],
  ['AL', 'Albania', 'EUR'],
  ['AR', 'Argentina', 'USD'],
  ['AT', 'Austria', 'EUR'],
  ['BE', 'Belgium', 'EUR'],
  ['BG', 'Bulgaria', 'EUR'],
  ['BM', 'Bermuda', 'USD'],
  ['CH', 'Switzerland', 'CHF'],
  ['CL', 'Chile', 'USD'],
  ['CO', 'Colombia', 'USD'],
  ['CY', 'Cyprus', 'EUR'],
  ['CZ', 'Czechia', 'CZK'],
  ['DK', 'Denmark', 'DKK'],
  ['EE', 'Estonia', 'EUR'],
  ['ES', 'Spain', 'EUR'],
  ['FI', 'Finland', 'EUR'],
  ['GI', 'Gibraltar', 'GBP'],
  ['GR', 'Greece', 'EUR'],
  ['HK', 'Hong Kong SAR', 'HKD'],
  ['HR', 'Croatia', 'EUR'],
  ['HU', 'Hungary', 'HUF'],
  ['IE', 'Ireland', 'EUR'],
  ['IL', 'Israel', 'USD'],
  ['IN', 'India', 'INR'],
  ['IS', 'Iceland', 'EUR'],
  ['IT', 'Italy', 'EUR'],
  ['KR', 'South Korea', 'KRW'],
  ['KW', 'Kuwait', 'USD'],
  ['LI', 'Liechtenstein', 'CHF'],
  ['LT', 'Lithuania', 'EUR'],
  ['LU', 'Luxembourg', 'EUR'],
  ['LV', 'Latvia', 'EUR'],
  ['MC', 'Monaco', 'EUR'],
  ['MT', 'Malta', 'EUR'],
  ['MX', 'Mexico', 'MXN'],
  ['NL', 'Netherlands', 'EUR'],
  ['NO', 'Norway', 'NOK'],
  ['NZ', 'New Zealand', 'NZD'],
  ['PE', 'Peru', 'USD'],
  ['PL', 'Poland', 'PLN'],
  ['PT', 'Portugal', 'EUR'],
  ['QA', 'Qatar', 'USD'],
  ['RO', 'Romania', 'RON'],
  ['RS', 'Serbia', 'EUR'],
  ['SA', 'Saudi Arabia', 'SAR'],
  ['SE', 'Sweden', 'SEK'],
  ['SG', 'Singapore', 'SGD'],
  ['SI', 'Slovenia', 'EUR'],
  ['SK', 'Slovakia', 'EUR'],
  ['TW', 'Taiwan', 'TWD'],
  ['ZA', 'South Africa', 'ZAR'],
];

const dollar: Currency = { code: 'USD', name: 'United States Dollar', symbol: '$', rate: 1, digits: 2 };

const imperial = new Set(['US', 'GB', 'GI', 'BM']);

function makeCountry(code: string, name: string, currency: string): Country {
  return {
    code,
    name,
    currency: currencies.get(currency) ?? dollar,
    unitSystem: imperial.has(code) ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
  };
}

const byCode = new Map(
  countryRows.map(([code, name, currency]) => [code, makeCountry(code, name, currency)]),
);

/** The country whose prices apply; the home market for countries that the shop does not ship to. */
export function countryOf(code: string | null | undefined): Country {
  return byCode.get(code ?? 'US') ?? homeCountry;
}

export function shipsTo(code: string): boolean {
  return byCode.has(code);
}

export const homeCountry: Country = makeCountry('US', 'United States', 'USD');

/** Every country that the shop ships to, by name. */
export const countries: Country[] = [...byCode.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
