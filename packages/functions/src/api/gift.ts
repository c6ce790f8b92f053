import { createGiftProvider } from '@storefront/core/providers/gift/server';
import { openBase } from '../open-base.ts';
import { openCatalogue } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { giftApi } from './gift-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const { gift } = base.config;
  const gifts = gift === null ? null : watchProvider(createGiftProvider(gift), 'gift', base.outcomes);
  return giftApi({ ...base, catalogue: openCatalogue(base), gifts });
});
