import type { AvailableCountry } from '@storefront/core/market/country';

/** What shoppers call a country besides its name. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE Emirates Dubai',
  CZ: 'Czech Republic',
  GB: 'Great Britain UK England Scotland Wales',
  KR: 'Korea',
  NL: 'Holland',
  US: 'USA America',
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The countries in which a word of the name begins so, or whose code or currency is typed; all without words. */
export function findCountries(countries: readonly AvailableCountry[], typed: string): AvailableCountry[] {
  const words = plain(typed.trim());
  return countries.filter(({ isoCode, name, currency }) => {
    const names = plain(`${name} ${otherNames[isoCode] ?? ''} ${isoCode} ${currency.isoCode}`);
    return ` ${names}`.includes(` ${words}`);
  });
}
