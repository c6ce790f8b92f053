import { createFilterReader } from '@storefront/core/providers/commerce/filter-reader';
import { openBase } from '../open-base.ts';
import { openCommerce, reportTo } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { filterMapApi } from './filter-map-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const catalogue = watchProvider(createFilterReader(openCommerce(base), reportTo(base)), 'commerce', base);
  return filterMapApi({ ...base, catalogue });
});
