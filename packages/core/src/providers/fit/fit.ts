/** The piece whose size is in question. */
export interface FitQuestion {
  /** Numeric id of the product. */
  productId: string;
  /** The sizes on offer, in their order. */
  sizes: readonly string[];
}

/** A prediction of the shopper's size. Without a provider the size guide stands alone. */
export interface FitPrediction {
  /** Shows the provider's widget inside the element; returns a cleanup function. Never rejects. */
  mount(element: Element, question: FitQuestion): Promise<() => void>;
}

/** What a provider of fit prediction must bring along. */
export interface FitAdapter {
  mount(element: Element, question: FitQuestion): (() => void) | Promise<() => void>;
}
