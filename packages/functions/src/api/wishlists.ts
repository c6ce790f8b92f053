import { findProvider } from '@storefront/core/part-config';
import { row } from '@storefront/core/providers/wishlist/row';
import { createWishlistService } from '@storefront/core/providers/wishlist/server';
import { openAccountDetails } from '../deps/open-account-details.ts';
import { openBase } from '../deps/open-base.ts';
import { compressResponse } from '../http/compress-response.ts';
import { toHandler } from '../http/to-handler.ts';
import { watchProvider } from '../observe/watch-provider.ts';
import { wishlistsApi } from '../routes/wishlists-api.ts';

export const handler = toHandler(
  () => {
    const base = openBase();
    const options = findProvider(row);
    const wishlists =
      options === null ? null : watchProvider(createWishlistService(options), 'wishlist', base);
    return wishlistsApi({ ...base, openAccounts: openAccountDetails(base), wishlists });
  },
  { encode: compressResponse },
);
