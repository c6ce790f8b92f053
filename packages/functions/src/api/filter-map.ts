import { createFilterReader } from '@storefront/core/providers/commerce/filter-reader';
import { openBase } from '../deps/open-base.ts';
import { openCommerce, reportTo } from '../deps/open-commerce.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';
import { filterMapApi } from '../routes/filter-map-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const catalogue = watchProvider(createFilterReader(openCommerce(base), reportTo(base)), 'commerce', base);
  return filterMapApi({ ...base, catalogue });
});
