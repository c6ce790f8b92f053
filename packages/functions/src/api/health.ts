import { FILTER_MAP_ANSWER, SETTINGS_ANSWER } from '@storefront/core/cache/keys';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import { findProvider, needProvider } from '@storefront/core/part-config';
import { createMarketReader } from '@storefront/core/providers/commerce/browser-market';
import { createShellReader } from '@storefront/core/providers/content/shell-reader';
import { content as contentRow } from '@storefront/core/providers/rows/content';
import { gift } from '@storefront/core/providers/rows/gift';
import { referral } from '@storefront/core/providers/rows/referral';
import { search } from '@storefront/core/providers/rows/search';
import { wishlist } from '@storefront/core/providers/rows/wishlist';
import { openBase } from '../open-base.ts';
import { openCommerce } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { type HealthRow, healthApi } from './health-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const market = watchProvider(createMarketReader(openCommerce(base)), 'commerce', base);
  const content = watchProvider(createShellReader(needProvider(contentRow)), 'content', base);
  // The others are not asked: most of their calls do something, and shoppers' own calls leave outcomes enough.
  const rows: Record<string, HealthRow> = {
    commerce: {
      isConfigured: true,
      probe: () => market.countries(DEFAULT_COUNTRY),
      answerKey: FILTER_MAP_ANSWER,
    },
    content: { isConfigured: true, probe: () => content.shell(), answerKey: SETTINGS_ANSWER },
    search: { isConfigured: findProvider(search) !== null },
    wishlist: { isConfigured: findProvider(wishlist) !== null },
    gift: { isConfigured: findProvider(gift) !== null },
    referral: { isConfigured: findProvider(referral) !== null },
  };
  return healthApi({ ...base, rows });
});
