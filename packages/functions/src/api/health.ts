import { FILTER_MAP_RESPONSE, SETTINGS_RESPONSE } from '@storefront/core/cache/keys';
import { processEnvironment } from '@storefront/core/environment';
import { findProvider, needProvider } from '@storefront/core/part-config';
import { row as commerceRow } from '@storefront/core/providers/commerce/row';
import { row as contentRow } from '@storefront/core/providers/content/row';
import { row as searchRow } from '@storefront/core/providers/search/row';
import { row as wishlistRow } from '@storefront/core/providers/wishlist/row';
import { createOutcomeReader } from '../cache/outcome-log.ts';
import { openBase } from '../deps/open-base.ts';
import { requireProvider } from '../deps/require-provider.ts';
import { createContentProbe } from '../health/content-probe.ts';
import { type HealthRow, healthApi } from '../health/health-api.ts';
import { healthRows } from '../health/health-rows.ts';
import {
  createCommerceProbe,
  createSearchProbe,
  createWishlistProbe,
  type Probe,
} from '../health/provider-probes.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const commerce = createCommerceProbe(needProvider(commerceRow));
  const content = createContentProbe(needProvider(contentRow));
  /** Opened when it is probed, which is never where it is not configured. */
  const probed = (role: string, open: () => Probe): Required<Pick<HealthRow, 'probe'>> => ({
    probe: () => watchProvider(open(), role, base).run(),
  });
  const rows = healthRows(processEnvironment(), {
    commerce: { ...probed('commerce', () => commerce), responseKey: FILTER_MAP_RESPONSE },
    content: { ...probed('content', () => content), responseKey: SETTINGS_RESPONSE },
    search: probed('search', () => createSearchProbe(requireProvider(findProvider(searchRow)))),
    wishlist: probed('wishlist', () => createWishlistProbe(requireProvider(findProvider(wishlistRow)))),
  });
  const outcomes = { ...base.outcomes, ...createOutcomeReader(base.store) };
  return healthApi({ ...base, outcomes, rows });
});
