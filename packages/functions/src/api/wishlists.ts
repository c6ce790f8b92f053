import { findProvider } from '@storefront/core/part-config';
import { wishlist as row } from '@storefront/core/providers/rows/wishlist';
import { createWishlistService } from '@storefront/core/providers/wishlist/server';
import { openBase } from '../open-base.ts';
import { openDetailsOf } from '../open-details.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { wishlistsApi } from './wishlists-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const options = findProvider(row);
  const wishlists = options === null ? null : watchProvider(createWishlistService(options), 'wishlist', base);
  return wishlistsApi({ ...base, openAccounts: openDetailsOf(base), wishlists });
});
