import type { CommerceEvent, CommerceEventName } from '../../analytics/commerce-events.ts';

/** One method per event, each called like its event. */
export type EnviveMethod =
  | 'trackProductViewed'
  | 'trackAddToCartClicked'
  | 'trackCheckoutBegin'
  | 'trackCheckoutComplete'
  | 'trackCommerceTransactionComplete';

export const enviveMethods: Readonly<Record<CommerceEventName, EnviveMethod>> = {
  'Product Viewed': 'trackProductViewed',
  'Add to Cart Clicked': 'trackAddToCartClicked',
  'Checkout Begin': 'trackCheckoutBegin',
  'Checkout Complete': 'trackCheckoutComplete',
  'Commerce Transaction Complete': 'trackCommerceTransactionComplete',
};

/** Published for `trackAddToCartClicked` only; the other events tell all their items. */
export interface EnviveLine {
  id: string;
  quantity: number;
  price: number;
  currencyCode: string;
}

export type EnviveProperties = EnviveLine | CommerceEvent['properties'];

export type EnviveApi = Partial<Record<EnviveMethod, (properties: EnviveProperties) => unknown>> & {
  identifyUser?(id: string, kind: 'shopify-user-id'): unknown;
};

declare global {
  interface Window {
    _enviveOptions?: { apiKey: string };
    envive?: EnviveApi;
  }
}
