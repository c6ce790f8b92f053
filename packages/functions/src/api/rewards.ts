import { openAccountDetails } from '../deps/open-account-details.ts';
import { openBase } from '../deps/open-base.ts';
import { openReferrals } from '../deps/open-referrals.ts';
import { compressResponse } from '../http/compress-response.ts';
import { toHandler } from '../http/to-handler.ts';
import { rewardsApi } from '../routes/rewards-api.ts';

export const handler = toHandler(
  () => {
    const base = openBase();
    return rewardsApi({ ...base, openAccounts: openAccountDetails(base), ledger: openReferrals(base) });
  },
  { encode: compressResponse },
);
