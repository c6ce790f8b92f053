import { FILTER_MAP_ANSWER, SETTINGS_ANSWER } from '@storefront/core/cache/keys';
import { processEnvironment } from '@storefront/core/environment';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import { findProvider, needProvider } from '@storefront/core/part-config';
import { createMarketReader } from '@storefront/core/providers/commerce/browser-market';
import { content as contentRow } from '@storefront/core/providers/rows/content';
import { search as searchRow } from '@storefront/core/providers/rows/search';
import { wishlist as wishlistRow } from '@storefront/core/providers/rows/wishlist';
import { createRecommendationReader } from '@storefront/core/providers/search/server';
import { createWishlistService } from '@storefront/core/providers/wishlist/server';
import { openBase } from '../open-base.ts';
import { openCommerce } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { createContentProbe } from './content-probe.ts';
import { healthApi } from './health-api.ts';
import { healthRows } from './health-rows.ts';
import { providerProbes } from './provider-probes.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const market = watchProvider(createMarketReader(openCommerce(base)), 'commerce', base);
  const content = watchProvider(createContentProbe(needProvider(contentRow)), 'content', base);
  const probes = providerProbes({
    search: () => {
      const options = findProvider(searchRow);
      return options && watchProvider(createRecommendationReader(options), 'search', base);
    },
    wishlists: () => {
      const options = findProvider(wishlistRow);
      return options && watchProvider(createWishlistService(options), 'wishlist', base);
    },
  });
  const rows = healthRows(processEnvironment(), {
    commerce: { probe: () => market.countries(DEFAULT_COUNTRY), answerKey: FILTER_MAP_ANSWER },
    content: { probe: () => content.ask(), answerKey: SETTINGS_ANSWER },
    ...probes,
  });
  return healthApi({ ...base, rows });
});
