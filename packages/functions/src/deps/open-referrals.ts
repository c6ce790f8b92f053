import type { Cache } from '@storefront/core/cache/cache';
import { createTokenStore } from '@storefront/core/cache/token-store';
import type { Clock } from '@storefront/core/clock';
import { findProvider } from '@storefront/core/part-config';
import type { ReferralProvider } from '@storefront/core/providers/referral/referral';
import { row } from '@storefront/core/providers/referral/row';
import { createReferralProvider } from '@storefront/core/providers/referral/server';
import { type WatchDeps, watchProvider } from '../observe/watch-provider.ts';

/** Referrals and points; null where the shop has no such provider. */
export function openReferrals(base: WatchDeps & { cache: Cache; clock: Clock }): ReferralProvider | null {
  const options = findProvider(row);
  if (options === null) return null;
  const tokenStore = createTokenStore(base.cache, 'referral', base.clock);
  return watchProvider(createReferralProvider({ ...options, tokenStore }), 'referral', base);
}
