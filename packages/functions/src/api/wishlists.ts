import { createWishlistService } from '@storefront/core/providers/wishlist/server';
import { openBase } from '../open-base.ts';
import { openAccountsOf } from '../open-commerce.ts';
import { toHandler } from '../to-handler.ts';
import { watchProvider } from '../watch-provider.ts';
import { wishlistsApi } from './wishlists-api.ts';

export const handler = toHandler(() => {
  const base = openBase();
  const { wishlist } = base.config;
  const wishlists =
    wishlist === null ? null : watchProvider(createWishlistService(wishlist), 'wishlist', base.outcomes);
  return wishlistsApi({ ...base, openAccounts: openAccountsOf(base), wishlists });
});
