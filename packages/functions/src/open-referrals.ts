import type { Config } from '@storefront/core/config';
import type { ReferralProvider } from '@storefront/core/providers/referral/referral';
import { createReferralProvider } from '@storefront/core/providers/referral/server';
import type { OutcomeLog } from './doors.ts';
import { watchProvider } from './watch-provider.ts';

/** Referrals and points; null where the shop has no such provider. */
export function openReferrals(
  { referral }: Pick<Config, 'referral'>,
  outcomes: OutcomeLog,
): ReferralProvider | null {
  return referral === null ? null : watchProvider(createReferralProvider(referral), 'referral', outcomes);
}
