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

/** The languages of the countries in which most visitors live who call their own otherwise than in English. */
const languages = [
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fi',
  'fr',
  'hu',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'sv',
  'tr',
  'zh',
];
let regionNames: Intl.DisplayNames[] | null = null;

/** 'Deutschland', 'Allemagne' … for DE. */
function ownNames(isoCode: string): string {
  regionNames ??= languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return regionNames.map((names) => names.of(isoCode) ?? '').join(' ');
}

/** U.S.A. is USA. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/**
 * The countries in which a word of the name begins so, in English or in another language, or whose code or currency is
 * typed, the country of exactly that code or name first; all without words.
 */
export function findCountries(countries: readonly AvailableCountry[], typed: string): AvailableCountry[] {
  const words = plain(typed.trim());
  if (words === '') return [...countries];
  const found = countries.filter(({ isoCode, name, currency }) => {
    const names = plain(
      `${name} ${otherNames[isoCode] ?? ''} ${isoCode} ${currency.isoCode} ${ownNames(isoCode)}`,
    );
    return ` ${names}`.includes(` ${words}`);
  });
  const isMeant = (country: AvailableCountry) => isExactly(country, words);
  return [...found.filter(isMeant), ...found.filter((country) => !isMeant(country))];
}

/** Whether a code, a name or another name of the country is these words: 'us', 'uk', 'united states'. */
export function isExactly({ isoCode, name }: AvailableCountry, words: string): boolean {
  const wanted = plain(words.trim());
  return [isoCode, name, ...(otherNames[isoCode]?.split(' ') ?? [])].some((one) => plain(one) === wanted);
}
