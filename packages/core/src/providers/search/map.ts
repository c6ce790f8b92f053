import { fromRecommendation } from '../../product/from-recommendation.ts';
import type { Product } from '../../product/product.ts';
import type { RecommendationRequest } from '../../recommendation/profiles.ts';
import { outsideFault } from '../outside-fault.ts';
import type { Read } from '../read-answer.ts';
import type { Recommendations } from './search.ts';
import type { recommendShape } from './wire.ts';

/** Longer addresses are refused by proxies on the way. */
const LONGEST_URL = 2_000;

/** `[call.site-search-provider.2]`…`[call.site-search-provider.10]` Skus that do not fit are left off, the last first. */
export function recommendUrl(baseUrl: string, siteId: string, request: RecommendationRequest): string {
  const cart = [...request.cartSkus];
  const lastViewed = [...request.lastViewed];
  for (;;) {
    const query = new URLSearchParams({
      intellisuggest: '0',
      tags: request.profile,
      ...(cart.length > 0 ? { cart: cart.join(',') } : {}),
      'bgfilter.ss_is_published': '1',
      ...(lastViewed.length > 0 ? { lastViewed: lastViewed.join(',') } : {}),
      ...(request.shopper ? { shopper: request.shopper } : {}),
      ...(request.product ? { product: request.product } : {}),
      ...(request.category ? { categories: request.category } : {}),
    });
    const url = `${baseUrl}/boost/${encodeURIComponent(siteId)}/recommend?${query}`;
    const longer = lastViewed.length > cart.length ? lastViewed : cart;
    if (url.length <= LONGEST_URL || longer.length === 0) return url;
    longer.pop();
  }
}

/**
 * `[call.site-search-provider.11]` Each product once: an index of variants returns it for several of them. Throws a
 * `Fault` of kind `outside` when one of them is no product.
 */
export function mapRecommendations([first]: Read<typeof recommendShape>): Recommendations {
  const products = new Map<string, Product>();
  for (const result of first?.results ?? []) {
    const product = fromRecommendation(result);
    if (product === null)
      throw outsideFault('search', 'unavailable', 'recommended something that is no product');
    if (!products.has(product.handle)) products.set(product.handle, product);
  }
  return { products: [...products.values()] };
}
