import { FILTER_MAP_RESPONSE, SETTINGS_RESPONSE } from '@storefront/core/cache/keys';
import { processEnvironment } from '@storefront/core/environment';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import { findProvider, needProvider } from '@storefront/core/part-config';
import { createMarketReader } from '@storefront/core/providers/commerce/browser-market';
import { row as contentRow } from '@storefront/core/providers/content/row';
import { row as searchRow } from '@storefront/core/providers/search/row';
import { createRecommendationReader } from '@storefront/core/providers/search/server';
import { row as wishlistRow } from '@storefront/core/providers/wishlist/row';
import { createWishlistService } from '@storefront/core/providers/wishlist/server';
import { openBase } from '../deps/open-base.ts';
import { openCommerce } from '../deps/open-commerce.ts';
import { createContentProbe } from '../health/content-probe.ts';
import { healthApi } from '../health/health-api.ts';
import { healthRows } from '../health/health-rows.ts';
import { providerProbes } from '../health/provider-probes.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';

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
    commerce: { probe: () => market.countries(DEFAULT_COUNTRY), responseKey: FILTER_MAP_RESPONSE },
    content: { probe: () => content.run(), responseKey: SETTINGS_RESPONSE },
    ...probes,
  });
  return healthApi({ ...base, rows });
});
