/** `[const.recommendations.2]` */
export type Placement = 'product-page' | 'home-page' | 'basket-page' | 'other';

/** Route names of the pages that have a placement of their own; all others are 'other'. */
const placementOfRoute: ReadonlyMap<string, Placement> = new Map([
  ['products-handle', 'product-page'],
  ['index', 'home-page'],
  ['basket-page', 'basket-page'],
]);

export function placementOf(routeName: string): Placement {
  return placementOfRoute.get(routeName) ?? 'other';
}

/** `[const.recommendations.3]` Profiles that recommend out of one category, and the category's id. */
const categoryOfProfile: ReadonlyMap<string, string> = new Map([
  ['the-wedding-shop', '265430761520'],
  ['the-vday-edit', '273718902832'],
  ['decorate-yourself', '273099522096'],
]);

export function categoryOf(profile: string): string | null {
  return categoryOfProfile.get(profile) ?? null;
}

/** `[screen.not-found-error-page.4]` */
export const NOT_FOUND_PROFILE = '404';
export const HOME_PROFILE = 'home-page';
export const CART_PROFILE = 'basket-page';
/** Of a search that found nothing. */
export const NO_RESULTS_PROFILE = 'no-results';

/** `[call.site-search-provider.12]` The settings' profile, or the default of the product page. */
export function productPageProfile(configured: string | null | undefined): string {
  return configured?.trim() || 'customers-also-viewed';
}

/** `[call.site-search-provider.2]` What a request for recommendations says about the shopper. */
export interface RecommendationRequest {
  profile: string;
  cartSkus: string[];
  /** Newest first. */
  lastViewed: string[];
  /** The seed's sku, on product pages. */
  product: string | null;
  category: string | null;
  /** The customer's number; only from a verified session. */
  shopper: string | null;
}

/** Skus are unique and never blank. */
export function recommendationRequest(
  profile: string,
  known: {
    cartSkus?: readonly (string | null)[];
    lastViewed?: readonly string[];
    product?: string | null;
    shopper?: string | null;
  } = {},
): RecommendationRequest {
  return {
    profile,
    cartSkus: unique(known.cartSkus ?? []),
    lastViewed: unique(known.lastViewed ?? []),
    product: unique([known.product ?? null])[0] ?? null,
    category: categoryOf(profile),
    shopper: unique([known.shopper ?? null])[0] ?? null,
  };
}

function unique(names: readonly (string | null)[]): string[] {
  return [...new Set(names.flatMap((name) => name?.trim() || []))];
}
