import type { RecommendationReader } from '@storefront/core/providers/search/search';
import type { WishlistService } from '@storefront/core/providers/wishlist/wishlist';
import { NOT_FOUND_PROFILE, recommendationRequest } from '@storefront/core/recommendation/profiles';
import { requireProvider } from '../deps/require-provider.ts';
import type { HealthRow } from './health-api.ts';

/** Each is opened when it is probed; null when it is not configured. */
export interface ProbedProviders {
  search: () => Pick<RecommendationReader, 'recommend'> | null;
  wishlists: () => Pick<WishlistService, 'fetchSharedList'> | null;
}

/** An id of no list, so that reading it changes nothing. */
const UNKNOWN_LIST = 'health-check';

type Probe = Required<Pick<HealthRow, 'probe'>>;

/**
 * Reads without side effects. Gift and referral have no probe, shoppers' own calls record their outcomes: every
 * gift call starts a session, and the referral's face would exceed the bundle limit of the function.
 */
export function providerProbes({ search, wishlists }: ProbedProviders): Record<'search' | 'wishlist', Probe> {
  return {
    search: {
      probe: async () => requireProvider(search()).recommend(recommendationRequest(NOT_FOUND_PROFILE)),
    },
    wishlist: { probe: async () => requireProvider(wishlists()).fetchSharedList(UNKNOWN_LIST) },
  };
}
