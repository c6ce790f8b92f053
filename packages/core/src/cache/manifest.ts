/** How long a page may be served before it is made anew in the background, in seconds. */
export interface PageLife {
  revalidateS: number;
}

/**
 * One row per page kind: webhooks refresh pages within seconds, these times heal what a lost webhook left.
 * A page that does not exist is revalidated sooner, because a new product should not stay hidden.
 */
export const pageLives = {
  home: { revalidateS: 60 },
  collection: { revalidateS: 60 },
  product: { revalidateS: 60 },
  static: { revalidateS: 300 },
  notFound: { revalidateS: 30 },
  /** A source failed: shoppers should not look at what is left for long. */
  incomplete: { revalidateS: 60 },
} as const satisfies Record<string, PageLife>;

/** Prebuilt pages; the rest are made on their first visit. */
export const PREBUILT_PRODUCTS = 200;
export const PREBUILT_COLLECTIONS = 60;
