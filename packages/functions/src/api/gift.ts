import { findProvider } from '@storefront/core/part-config';
import { createLookUpReader } from '@storefront/core/providers/commerce/browser-look-up';
import { row } from '@storefront/core/providers/gift/row';
import { createGiftProvider } from '@storefront/core/providers/gift/server';
import { openBase } from '../deps/open-base.ts';
import { openCommerce } from '../deps/open-commerce.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';
import { giftApi } from '../routes/gift-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const options = findProvider(row);
  const gifts = options === null ? null : watchProvider(createGiftProvider(options), 'gift', base);
  const catalogue = watchProvider(createLookUpReader(openCommerce(base)), 'commerce', base);
  return giftApi({ ...base, catalogue, gifts });
});
