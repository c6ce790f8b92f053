import { dayPartOf } from '@storefront/core/account/greeting';
import type { User } from '@storefront/core/account/user';
import { systemClock } from '@storefront/core/clock';
import { sortOrders } from '@storefront/core/order/order-status';
import { type ReactNode, useEffect } from 'react';
import { accountPaths } from '../../account-paths.ts';
import { accountCopy as copy } from '../../copy/account-copy.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './account-home.module.css';
import { LatestOrder } from './orders/latest-order.tsx';
import { AddressLines, Pane, Panes, ReadPart } from './pane.tsx';
import { useRead } from './use-read.ts';
import { useRefreshUser } from './use-refresh-user.ts';

interface AccountHomeProps {
  user: User;
  /** What the customer has saved; absent where the shop has no wishlists. */
  savedItems?: ReactNode;
  /** The points; absent where the shop has no rewards. */
  rewards?: ReactNode;
  /** Where a customer without an order may begin. */
  startHref: string;
}

/** `[screen.route-table.8]` */
export function AccountHome({ user, savedItems, rewards, startHref }: AccountHomeProps) {
  const latest = useRead(async (details, token, country) => {
    const page = await details.orders(token, { size: 1 }, country);
    return page && sortOrders(page.orders);
  });
  const addresses = useRead((details, token, country) => details.addresses(token, country));
  const refreshUser = useRefreshUser();
  // What this browser has stored may be weeks old.
  useEffect(() => void refreshUser(), [refreshUser]);
  const greeting = copy.greeting[dayPartOf(new Date(systemClock.now()).getHours())];

  return (
    <AccountFrame place="home" title={<bdi>{copy.named(greeting, user.firstName)}</bdi>}>
      <Panes isUneven>
        <Pane title={copy.latestOrder} link={{ href: accountPaths.orders, text: copy.allOrders }}>
          <ReadPart {...latest} waiting={<Skeleton className={styles.order} />}>
            {([order]) =>
              order ? (
                <LatestOrder order={order} />
              ) : (
                <p className="ui">
                  {copy.noOrders}{' '}
                  <Link href={startHref} className="link">
                    {copy.startShopping}
                  </Link>
                </p>
              )
            }
          </ReadPart>
        </Pane>
        {rewards && (
          <Pane title={copy.rewardsTitle} link={{ href: accountPaths.rewards, text: copy.seeRewards }}>
            {rewards}
          </Pane>
        )}
        {savedItems && (
          <Pane title={copy.fromWishlists} link={{ href: accountPaths.wishlists, text: copy.allWishlists }}>
            {savedItems}
          </Pane>
        )}
        <Pane title={copy.defaultAddress} link={{ href: accountPaths.addresses, text: copy.edit }}>
          <ReadPart {...addresses}>
            {(all) => {
              const address = all.find(({ isDefault }) => isDefault);
              return address ? (
                <AddressLines lines={address.lines} />
              ) : (
                <p className="ui">
                  {copy.noAddress}{' '}
                  <Link href={accountPaths.addresses} className="link">
                    {copy.addAddress}
                  </Link>
                </p>
              );
            }}
          </ReadPart>
        </Pane>
        <Pane title={copy.details} link={{ href: accountPaths.details, text: copy.edit }}>
          <p className={`ui ${styles.details}`}>{[user.email, user.phone].filter(Boolean).join('\n')}</p>
        </Pane>
      </Panes>
    </AccountFrame>
  );
}
