import { openBase } from '../open-base.ts';
import { openDetailsOf } from '../open-details.ts';
import { openReferrals } from '../open-referrals.ts';
import { toHandler } from '../to-handler.ts';
import { rewardsApi } from './rewards-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  return rewardsApi({ ...base, openAccounts: openDetailsOf(base), ledger: openReferrals(base) });
});
