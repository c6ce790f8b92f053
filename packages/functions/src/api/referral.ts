import { openAccountDetails } from '../deps/open-account-details.ts';
import { openBase } from '../deps/open-base.ts';
import { openReferrals } from '../deps/open-referrals.ts';
import { toHandler } from '../http/to-handler.ts';
import { referralApi } from '../routes/referral-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  return referralApi({ ...base, openAccounts: openAccountDetails(base), referrals: openReferrals(base) });
});
