/** Texts of the choice of a country. */
export const countryCopy = {
  /** `United Kingdom, GBP £`; a currency that is written by its code has no symbol beside it. */
  label: (name: string, code: string, symbol: string) =>
    `${name}, ${code}${symbol === code ? '' : ` ${symbol}`}`,
  change: 'Change country',
  dialog: {
    title: 'Where shall we send it?',
    text: 'Prices, duties and delivery follow the country. Your bag comes with you; prices in it change.',
    find: 'Find a country',
    none: 'We do not ship there yet.',
    failed: 'The countries cannot be loaded just now.',
    retry: 'Try again',
    close: 'Close',
    found: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  },
};

/** Sentences of the shop about the country. */
export const countryNotices = {
  notServed: (country: string, used: string) =>
    `We do not ship to ${country} yet. You see prices for ${used}.`,
  failed: 'Prices in your currency cannot be loaded just now; they are in US dollars.',
};
