import { openBase } from '../open-base.ts';
import { openDetailsOf } from '../open-details.ts';
import { openReferrals } from '../open-referrals.ts';
import { toHandler } from '../to-handler.ts';
import { referralApi } from './referral-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  return referralApi({ ...base, openAccounts: openDetailsOf(base), referrals: openReferrals(base) });
});
