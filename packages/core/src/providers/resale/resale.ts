/** The piece that may be on sale second hand. */
export interface ResaleQuestion {
  /** Numeric id of the product. */
  productId: string;
  handle: string;
}

/** Second-hand sales. Without a provider nothing points to them but the links of the settings. */
export interface ResaleMarket {
  /** Where this piece is sold second hand: an absolute address, or null. Never rejects. */
  linkFor(question: ResaleQuestion): Promise<string | null>;
}

/** What a provider of resale must bring along. */
export interface ResaleAdapter {
  linkFor(question: ResaleQuestion): Promise<string | null> | string | null;
}
