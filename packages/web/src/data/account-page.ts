import { serverConfig } from '@storefront/core/config';
import { accountPaths } from '../account-paths.ts';
import { accountCopy } from '../copy/account-copy.ts';
import { accountEntryCopy } from '../copy/account-entry-copy.ts';
import type { CatchAllPage } from './catch-all-table.ts';
import { type PageProps, withFrame } from './page-props.ts';

/** A screen for customers. */
export interface AccountProps {
  kind: 'account';
  screen: keyof typeof accountCopy.titles;
}

/** A screen that leads into an account, or out of it. */
export interface AccountEntryProps {
  kind: 'account-entry';
  screen: keyof typeof accountEntryCopy.titles;
}

type Props = PageProps<AccountProps | AccountEntryProps>;

/** Everything personal is added by the browser; search engines are kept away. */
function shell(pattern: string, title: string, props: AccountProps | AccountEntryProps): CatchAllPage<Props> {
  const meta = { title, description: null, image: null, canonicalPath: pattern };
  return { pattern, make: () => withFrame(props, { isIndexed: false, meta }) };
}

const screen = (pattern: string, name: AccountProps['screen']) =>
  shell(pattern, accountCopy.titles[name], { kind: 'account', screen: name });
const entry = (pattern: string, name: AccountEntryProps['screen']) =>
  shell(pattern, accountEntryCopy.titles[name], { kind: 'account-entry', screen: name });

/**
 * `[screen.route-table.6]` `[screen.route-table.8]` `[screen.route-table.9]` `[screen.route-table.10]`
 * `[screen.route-table.11]` `[screen.route-table.12]` `[screen.route-table.13]` `[screen.route-table.14]`
 * `[screen.route-table.15]` `[screen.route-table.16]`
 * `[screen.route-table.18]` `[screen.route-table.19]` `[screen.route-table.20]` One shell per screen; `core/routes`
 * serves the addresses with ids and tokens as these.
 */
export const accountPages: readonly CatchAllPage<Props>[] = [
  screen(accountPaths.home, 'home'),
  screen(accountPaths.orders, 'order-history'),
  screen('/account/orders', 'order'),
  screen(accountPaths.addresses, 'addresses'),
  screen(accountPaths.details, 'profile'),
  {
    ...screen(accountPaths.wishlists, 'wishlists'),
    ...(serverConfig().wishlist === null && { make: async () => null }),
  },
  screen(accountPaths.rewards, 'rewards'),
  entry(accountPaths.login, 'login'),
  entry(accountPaths.logout, 'logout'),
  entry(accountPaths.register, 'create-account'),
  entry(accountPaths.recover, 'reset-password'),
  entry('/account/reset', 'reset'),
  entry('/account/activate', 'activate'),
  entry('/_t/c', 'reset'),
];
