import { findProvider } from '@storefront/core/part-config';
import { search as row } from '@storefront/core/providers/rows/search';
import { createRecommendationReader } from '@storefront/core/providers/search/server';
import { openBase } from '../open-base.ts';
import { openDetailsOf } from '../open-details.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { recommendationsApi } from './recommendations-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const options = findProvider(row);
  const search = options === null ? null : watchProvider(createRecommendationReader(options), 'search', base);
  return recommendationsApi({ ...base, openAccounts: openDetailsOf(base), search, consent: row.consent });
});
