import { findProvider } from '@storefront/core/part-config';
import { row } from '@storefront/core/providers/search/row';
import { createRecommendationReader } from '@storefront/core/providers/search/server';
import { openAccountDetails } from '../deps/open-account-details.ts';
import { openBase } from '../deps/open-base.ts';
import { compressResponse } from '../http/compress-response.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';
import { recommendationsApi } from '../routes/recommendations-api.ts';

export const handler = toHandler(
  () => {
    const base = openBase();
    const options = findProvider(row);
    const search =
      options === null ? null : watchProvider(createRecommendationReader(options), 'search', base);
    return recommendationsApi({
      ...base,
      openAccounts: openAccountDetails(base),
      search,
      consent: row.consent,
    });
  },
  { encode: compressResponse },
);
