import { search as row } from '@storefront/core/providers/rows/search';
import { createRecommendationReader } from '@storefront/core/providers/search/server';
import { openBase } from '../open-base.ts';
import { openAccountsOf } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { recommendationsApi } from './recommendations-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const { search: options } = base.config;
  const search =
    options === null ? null : watchProvider(createRecommendationReader(options), 'search', base.outcomes);
  return recommendationsApi({ ...base, openAccounts: openAccountsOf(base), search, consent: row.consent });
});
