import type { Product } from '../../product/product.ts';
import type { RecommendationRequest } from '../../recommendation/profiles.ts';

export interface Recommendations {
  /** Best first. Live stock and the country's price come on top in the browser. */
  products: Product[];
}

export interface RecommendationReader {
  /**
   * `[call.site-search-provider.1]` What the profile recommends to this shopper; nothing while its editors have
   * paused it. Rejects with a `Fault`: `search-profile-missing` (input) for a blank profile,
   * `search-profile-unknown` (absent) for one that the provider does not have, or of kind `outside`.
   */
  recommend(request: RecommendationRequest): Promise<Recommendations>;
}

/** `[entity.browser-storage-and-cookies.4]` The provider's own names: who visits, and which visit it is. */
export const searchCookies = { userId: 'ssUserId', sessionId: 'ssSessionIdNamespace' } as const;
