import { serverConfig } from '@storefront/core/config';
import { SHARED_WISHLIST_PATH } from '../account-paths.ts';
import { referralCopy } from '../copy/referral-copy.ts';
import { wishlistsCopy } from '../copy/wishlists-copy.ts';
import type { CatchAllPage } from './catch-all-table.ts';
import { type PageProps, withFrame } from './page-props.ts';

/** `screen`: a shared wishlist, or the test of referrals. */
export interface CustomerPageProps {
  kind: 'customer';
  screen: 'shared-wishlist' | 'referral-test';
}

const page = (
  screen: CustomerPageProps['screen'],
  pattern: string,
  texts: { title: string; description: string | null },
  isOn: () => boolean,
): CatchAllPage<PageProps<CustomerPageProps>> => ({
  pattern,
  make: async () => {
    if (!isOn()) return null;
    return withFrame(
      { kind: 'customer', screen },
      { isIndexed: false, meta: { ...texts, image: null, canonicalPath: pattern } },
    );
  },
});

/**
 * `[screen.route-table.17]` `[screen.route-table.31]` Static shells that exist where their provider is configured, and
 * that search engines are kept away from.
 */
export const customerPages = [
  page(
    'shared-wishlist',
    SHARED_WISHLIST_PATH,
    { title: wishlistsCopy.sharedBy(null), description: wishlistsCopy.sharedDescription },
    () => serverConfig().wishlist !== null,
  ),
  page(
    'referral-test',
    '/friendbuy-test',
    { title: referralCopy.testTitle, description: null },
    () => serverConfig().referral !== null,
  ),
];
