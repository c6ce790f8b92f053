import type { RecommendationReader } from '@storefront/core/providers/search/search';
import type { WishlistService } from '@storefront/core/providers/wishlist/wishlist';
import { NOT_FOUND_PROFILE, recommendationRequest } from '@storefront/core/recommendation/profiles';
import { offered } from '../not-offered.ts';
import type { HealthRow } from './health-api.ts';

/** Opened when they are probed: one that is not configured need not be there. */
export interface ProbedProviders {
  search: () => Pick<RecommendationReader, 'recommend'> | null;
  wishlists: () => Pick<WishlistService, 'fetchSharedList'> | null;
}

/** Names nobody: who is asked for it looks once and changes nothing. */
const NOBODY = 'health-check';

type Probe = Required<Pick<HealthRow, 'probe'>>;

/**
 * What each can be asked without doing anything. Of gifts and referral shoppers' own calls tell: a gift's session
 * that is started stays started, and the referral's face has no room in the function's limit.
 */
export function providerProbes({ search, wishlists }: ProbedProviders): Record<'search' | 'wishlist', Probe> {
  return {
    search: { probe: async () => offered(search()).recommend(recommendationRequest(NOT_FOUND_PROFILE)) },
    wishlist: { probe: async () => offered(wishlists()).fetchSharedList(NOBODY) },
  };
}
