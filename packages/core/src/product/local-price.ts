/** `[entity.other-catalogue-entities.5]` A variant's price in a country; amounts are the platform's decimals. */
export interface LocalPrice {
  /** Numeric id. */
  variantId: string;
  amount: string;
  compareAtPrice: string | null;
  currencyCode: string;
}
