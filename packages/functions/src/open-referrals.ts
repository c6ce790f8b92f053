import type { Cache } from '@storefront/core/cache/cache';
import { createTokenKeeper } from '@storefront/core/cache/token-keeper';
import type { Clock } from '@storefront/core/clock';
import { findProvider } from '@storefront/core/part-config';
import type { ReferralProvider } from '@storefront/core/providers/referral/referral';
import { createReferralProvider } from '@storefront/core/providers/referral/server';
import { referral as row } from '@storefront/core/providers/rows/referral';
import { type Watch, watchProvider } from './watch-provider.ts';

/** Referrals and points; null where the shop has no such provider. */
export function openReferrals(base: Watch & { entries: Cache; clock: Clock }): ReferralProvider | null {
  const options = findProvider(row);
  if (options === null) return null;
  const tokenKeeper = createTokenKeeper(base.entries, 'referral', base.clock);
  return watchProvider(createReferralProvider({ ...options, tokenKeeper }), 'referral', base);
}
