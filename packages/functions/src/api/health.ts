import { FILTER_MAP_ANSWER, SETTINGS_ANSWER } from '@storefront/core/cache/keys';
import { processEnvironment } from '@storefront/core/environment';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import { needProvider } from '@storefront/core/part-config';
import { createMarketReader } from '@storefront/core/providers/commerce/browser-market';
import { content as contentRow } from '@storefront/core/providers/rows/content';
import { openBase } from '../open-base.ts';
import { openCommerce } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { createContentProbe } from './content-probe.ts';
import { healthApi } from './health-api.ts';
import { healthRows } from './health-rows.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const market = watchProvider(createMarketReader(openCommerce(base)), 'commerce', base);
  const content = watchProvider(createContentProbe(needProvider(contentRow)), 'content', base);
  // The others are not asked: most of their calls do something, and shoppers' own calls leave outcomes enough.
  const rows = healthRows(processEnvironment(), {
    commerce: { probe: () => market.countries(DEFAULT_COUNTRY), answerKey: FILTER_MAP_ANSWER },
    content: { probe: () => content.ask(), answerKey: SETTINGS_ANSWER },
  });
  return healthApi({ ...base, rows });
});
