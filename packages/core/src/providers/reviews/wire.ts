import type { WidgetPlace } from './reviews.ts';

/** One page of `GET …/products/{key}/reviews`; everything is read with doubt. */
export interface ReviewListWire {
  reviews?: unknown;
  /** Below the API's address, or absolute. */
  nextUrl?: unknown;
}

export interface ReviewWire {
  reviewId?: unknown;
  rating?: unknown;
  title?: unknown;
  body?: unknown;
  dateCreated?: unknown;
  isVerifiedBuyer?: unknown;
  reviewer?: unknown;
}

export interface OkendoWidgetApi {
  initWidget(element: WidgetPlace): unknown;
}

declare global {
  interface Window {
    okeWidgetApi?: OkendoWidgetApi;
  }
}
