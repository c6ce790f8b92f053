/** What the provider's script calls back with; only the premium, in dollars, is read. */
export interface RouteQuote {
  insurance_price?: unknown;
}

export interface RouteApp {
  get_quote(
    token: string,
    subtotal: number,
    currency: 'USD',
    callback: (quote: RouteQuote | null | undefined) => void,
  ): void;
}

declare global {
  interface Window {
    routeapp?: RouteApp;
  }
}
