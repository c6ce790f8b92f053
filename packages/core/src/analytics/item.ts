/** A product in one of its variants, with the facts that analytics services receive. */
export interface AnalyticsItem {
  /** Numeric ids. */
  productId: string;
  variantId: string;
  sku: string | null;
  name: string;
  brand: string;
  category: string;
  /** The variant's title. */
  variant: string;
  /** Cents of one unit, in the event's currency. */
  priceCents: number;
  /** Null where there was no higher price. */
  compareAtCents: number | null;
  /** Address of the picture; empty without one. */
  image: string;
  /** `/products/{handle}` */
  url: string;
}
