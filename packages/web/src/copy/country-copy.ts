/** Texts about the country that a page has from its beginning. */
export const countryCopy = {
  /** `United Kingdom, GBP £`; a currency that is written by its code has no symbol beside it. */
  label: (name: string, code: string, symbol: string) =>
    `${name}, ${code}${symbol === code ? '' : ` ${symbol}`}`,
  change: 'Change country',
  listFailed: 'The countries cannot be loaded just now.',
  pricesFailed: 'Prices in your currency cannot be loaded just now; they are in US dollars.',
};
