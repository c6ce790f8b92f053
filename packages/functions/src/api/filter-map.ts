import { openBase } from '../open-base.ts';
import { openCatalogue } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { filterMapApi } from './filter-map-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  return filterMapApi({ ...base, catalogue: openCatalogue(base) });
});
