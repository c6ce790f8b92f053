import { findProvider } from '@storefront/core/part-config';
import { createLookUpReader } from '@storefront/core/providers/commerce/browser-look-up';
import { createGiftProvider } from '@storefront/core/providers/gift/server';
import { gift as row } from '@storefront/core/providers/rows/gift';
import { openBase } from '../open-base.ts';
import { openCommerce } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { giftApi } from './gift-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const options = findProvider(row);
  const gifts = options === null ? null : watchProvider(createGiftProvider(options), 'gift', base);
  const catalogue = watchProvider(createLookUpReader(openCommerce(base)), 'commerce', base);
  return giftApi({ ...base, catalogue, gifts });
});
