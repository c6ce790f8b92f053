/** `[const.locale-and-currency.1]` */
export const DEFAULT_COUNTRY = 'US';

/** `[const.locale-and-currency.2]` `[entity.browser-storage-and-cookies.3]` */
export const countryCookies = {
  country: 'selectedCountry',
  symbol: 'selectedCountrySymbol',
  days: 7,
} as const;

/** `[entity.site-state.5]` True when the country is set and is not US. */
export function notUS(country: string | null): boolean {
  return country !== null && country !== '' && country !== DEFAULT_COUNTRY;
}

/**
 * An ISO 3166-1 alpha-2 code in capitals; null for anything else and for the codes of unknown places (XX, ZZ). UK, which
 * ISO keeps for the United Kingdom, is GB.
 */
export function readCountry(text: string | null | undefined): string | null {
  const code = (text ?? '').trim().toUpperCase().replace(/^UK$/, 'GB');
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' && code !== 'ZZ' ? code : null;
}

export interface CountrySources {
  /** `?country=` */
  query: string | null | undefined;
  /** The cookie `selectedCountry`. */
  cookie: string | null | undefined;
  /** What `/api/geolocation` says. */
  geolocation: string | null | undefined;
}

export interface CountryChoice {
  country: string;
  /** A choice from the query string is stored in the cookies; a guess is not. */
  source: 'query' | 'cookie' | 'geolocation' | 'default';
}

/**
 * `[state.currency-country.1]` `[state.currency-country.2]` `[state.currency-country.3]` The first source that names a
 * country decides.
 */
export function chooseCountry(sources: CountrySources): CountryChoice {
  for (const source of ['query', 'cookie', 'geolocation'] as const) {
    const country = readCountry(sources[source]);
    if (country !== null) return { country, source };
  }
  return { country: DEFAULT_COUNTRY, source: 'default' };
}

/** `[entity.other-catalogue-entities.3]` A country in which the shop sells. */
export interface AvailableCountry {
  /** ISO 3166-1 alpha-2. */
  isoCode: string;
  name: string;
  currency: { isoCode: string; symbol: string };
}
