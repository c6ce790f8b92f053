import { openBase } from '../open-base.ts';
import { openAccountsOf } from '../open-commerce.ts';
import { openReferrals } from '../open-referrals.ts';
import { toHandler } from '../to-handler.ts';
import { referralApi } from './referral-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const referrals = openReferrals(base.config, base.outcomes);
  return referralApi({ ...base, openAccounts: openAccountsOf(base), referrals });
});
