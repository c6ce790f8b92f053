/** `[entity.other-catalogue-entities.5]` A variant's price in a country; decimals as the platform writes them. */
export interface LocalPrice {
  /** Numeric id. */
  variantId: string;
  amount: string;
  compareAtPrice: string | null;
  currencyCode: string;
}
