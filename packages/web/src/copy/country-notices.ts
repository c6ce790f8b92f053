/** As it stands in a sentence: the United Kingdom, Japan. */
export const inSentence = (name: string) =>
  /^(United|Netherlands|Philippines|Bahamas|Maldives|Isle )/.test(name) ? `the ${name}` : name;

/** Sentences about a country that was chosen. */
export const countryNotices = {
  notServed: (country: string) => `We do not ship to ${inSentence(country)} yet.`,
  /** In the place of a price. */
  notSold: (country: string) => `Not sold in ${inSentence(country)}`,
  pricesFor: (used: string) => `You see prices for ${inSentence(used)}.`,
  /** After `countryCopy.pricesFailed`. */
  bagIn: (code: string) => `Your bag stays in ${code}.`,
};
