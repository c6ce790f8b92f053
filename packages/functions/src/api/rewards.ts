import { openBase } from '../open-base.ts';
import { openAccountsOf } from '../open-commerce.ts';
import { openReferrals } from '../open-referrals.ts';
import { toHandler } from '../to-handler.ts';
import { rewardsApi } from './rewards-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const ledger = openReferrals(base.config, base.outcomes);
  return rewardsApi({ ...base, openAccounts: openAccountsOf(base), ledger });
});
