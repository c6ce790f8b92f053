import type { ReviewAggregate } from '../../review/review-aggregate.ts';

export interface Review {
  id: string;
  /** 1 to 5, whole. */
  stars: number;
  title: string;
  body: string;
  /** ISO 8601. */
  writtenAt: string;
  /** The writer's display name. */
  author: string;
  isVerifiedBuyer: boolean;
}

export interface ReviewPage {
  /** In the provider's order. */
  reviews: Review[];
  /** Pass it to the next call; null on the last page. */
  next: string | null;
}

export interface ReviewRequest {
  /** Numeric id of the product. */
  productId: string;
  /** Reviews per page; used for the first page only. */
  limit?: number;
  /** From the previous page. */
  next?: string | null;
}

/** The provider's reviews for our own list. Both reject with a `Fault` of kind `outside`. */
export interface ReviewReader {
  /** Null for a product without reviews. */
  aggregate(productId: string): Promise<ReviewAggregate | null>;
  list(request: ReviewRequest): Promise<ReviewPage>;
}

export type WidgetPlace = Pick<Element, 'setAttribute'>;

/** The same in a browser: further pages of our own list, and, where consent allows, the provider's widget. */
export interface ReviewWidget {
  /** Null when the provider failed, which was reported. Never rejects. */
  list(request: ReviewRequest): Promise<ReviewPage | null>;
  /**
   * `[call.other-third-party-calls.3]` Draws the widget of a product into an element, loading its script first; call
   * it after each page load. False when it was not drawn: our own list stays. Never rejects.
   */
  show(element: WidgetPlace, productId: string): Promise<boolean>;
}
