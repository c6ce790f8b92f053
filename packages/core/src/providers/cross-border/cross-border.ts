/** Where the shopper is and pays, for the cross-border provider. */
export interface ShopperCountry {
  /** ISO 3166 alpha 2; US where it is unknown. */
  countryCode?: string | null;
  /** ISO 4217; USD where it is unknown. */
  currencyCode?: string | null;
}

export interface CrossBorder {
  /** Loads the provider's script with the country set last. False when it failed; the shop sells all the same. */
  load(): Promise<boolean>;
  /** `[call.other-third-party-calls.2]` Stored until `load`; afterwards the provider sees it at once. */
  setCountry(country: ShopperCountry): void;
}
