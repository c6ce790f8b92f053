import type { ReferralProvider } from '@storefront/core/providers/referral/referral';
import type { RecommendationReader } from '@storefront/core/providers/search/search';
import type { WishlistService } from '@storefront/core/providers/wishlist/wishlist';
import { NOT_FOUND_PROFILE, recommendationRequest } from '@storefront/core/recommendation/profiles';
import { offered } from '../not-offered.ts';
import type { HealthRow } from './health-api.ts';

/** Opened when they are probed: one that is not configured need not be there. */
export interface ProbedProviders {
  search: () => Pick<RecommendationReader, 'recommend'> | null;
  wishlists: () => Pick<WishlistService, 'fetchSharedList'> | null;
  referrals: () => Pick<ReferralProvider, 'fetchCustomer'> | null;
}

/** Names nobody: who is asked for it looks once and changes nothing. */
const NOBODY = 'health-check';

type Probe = Required<Pick<HealthRow, 'probe'>>;

/**
 * What each can be asked without doing anything. Gifts have no such question: a session that is started stays
 * started, so that shoppers' own calls alone tell of them.
 */
export function providerProbes({
  search,
  wishlists,
  referrals,
}: ProbedProviders): Record<'search' | 'wishlist' | 'referral', Probe> {
  return {
    search: { probe: async () => offered(search()).recommend(recommendationRequest(NOT_FOUND_PROFILE)) },
    wishlist: { probe: async () => offered(wishlists()).fetchSharedList(NOBODY) },
    referral: { probe: async () => offered(referrals()).fetchCustomer(NOBODY) },
  };
}
