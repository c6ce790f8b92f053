import { createReferralTracker } from '@storefront/core/providers/referral/browser';
import type { ReferralTracker } from '@storefront/core/providers/referral/referral';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let tracker: ReferralTracker | null = null;

/** The page's one tracker of referrals, not loaded yet; null when none is configured. */
export function findReferralTracker(): ReferralTracker | null {
  tracker ??= publicPorts.referral
    ? createReferralTracker({ ...publicPorts.referral, report: reportFault })
    : null;
  return tracker;
}
