import { createReferralTracker } from '@storefront/core/providers/referral/browser';
import type { ReferralTracker } from '@storefront/core/providers/referral/referral';
import { openPort } from './open-port.ts';
import { publicPorts } from './public-ports.ts';

let tracker: ReferralTracker | null = null;

/** The page's one tracker of referrals, not loaded yet; null when none is configured. */
export function findReferralTracker(): ReferralTracker | null {
  tracker ??= publicPorts.referral ? openPort(createReferralTracker, publicPorts.referral) : null;
  return tracker;
}
