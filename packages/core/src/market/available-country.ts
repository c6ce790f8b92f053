/** `[entity.other-catalogue-entities.3]` A country in which the shop sells. */
export interface AvailableCountry {
  /** ISO 3166-1 alpha-2. */
  isoCode: string;
  name: string;
  currency: { isoCode: string; symbol: string };
}
