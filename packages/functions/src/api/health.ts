import { FILTER_MAP_ANSWER } from '@storefront/core/cache/keys';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import { createShellReader } from '@storefront/core/providers/content/shell-reader';
import { openBase } from '../open-base.ts';
import { openMarket } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { type HealthRow, healthApi } from './health-api.ts';
import { SETTINGS_ANSWER } from './settings-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const { config, outcomes } = base;
  const market = openMarket(base);
  const content = watchProvider(createShellReader(config.content), 'content', outcomes);
  // The others are not asked: most of their calls do something, and shoppers' own calls leave outcomes enough.
  const rows: Record<string, HealthRow> = {
    commerce: {
      isConfigured: true,
      probe: () => market.countries(DEFAULT_COUNTRY),
      answerKey: FILTER_MAP_ANSWER,
    },
    content: { isConfigured: true, probe: () => content.shell(), answerKey: SETTINGS_ANSWER },
    search: { isConfigured: config.search !== null },
    wishlist: { isConfigured: config.wishlist !== null },
    gift: { isConfigured: config.gift !== null },
    referral: { isConfigured: config.referral !== null },
  };
  return healthApi({ ...base, rows });
});
