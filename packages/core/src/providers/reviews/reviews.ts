import type { ReviewAggregate } from '../../review/review-aggregate.ts';

export interface Review {
  id: string;
  /** 1 to 5, whole. */
  stars: number;
  title: string;
  body: string;
  /** ISO 8601. */
  writtenAt: string;
  /** As the writer wants to be shown. */
  author: string;
  isVerifiedBuyer: boolean;
}

export interface ReviewPage {
  /** In the provider's order. */
  reviews: Review[];
  /** Give it to the next call; null on the last page. */
  next: string | null;
  /** Reviews that could not be understood and were left out. */
  dropped: number;
}

export interface ReviewQuestion {
  /** Numeric id of the product. */
  productId: string;
  /** Reviews per page; asked for on the first page only. */
  limit?: number;
  /** Of the page before. */
  next?: string | null;
}

/** The provider's reviews for our own list. Both reject with a `Fault` of kind `outside`. */
export interface ReviewReader {
  /** Null for a product without reviews. */
  aggregate(productId: string): Promise<ReviewAggregate | null>;
  list(question: ReviewQuestion): Promise<ReviewPage>;
}

/** An element, of which only this is touched here. */
export type WidgetPlace = Pick<Element, 'setAttribute'>;

/** The same in a browser: further pages of our own list, and, where consent allows, the provider's widget. */
export interface ReviewWidget {
  /** Null when the provider failed, which was reported. Never rejects. */
  list(question: ReviewQuestion): Promise<ReviewPage | null>;
  /**
   * `[call.other-third-party-calls.3]` Draws the widget of a product into an element, loading its script first; call
   * it after each page load. False when it did not come to that: our own list stays. Never rejects.
   */
  show(element: WidgetPlace, productId: string): Promise<boolean>;
}
