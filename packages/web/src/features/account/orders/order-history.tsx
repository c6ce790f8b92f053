import { systemClock } from '@storefront/core/clock';
import { formatAmount } from '@storefront/core/market/price';
import type { OrderSummary } from '@storefront/core/order/order';
import { orderNumber } from '@storefront/core/order/order-steps';
import { useEffect, useRef } from 'react';
import { accountPaths } from '../../../account-paths.ts';
import { accountCopy } from '../../../copy/account-copy.ts';
import { orderCopy as copy } from '../../../copy/order-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { commerceSources } from '../../../ui/image-sources.ts';
import { Link } from '../../../ui/link.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { ReadPart } from '../pane.tsx';
import styles from './order-row.module.css';
import { OrderStatusLine } from './order-status-line.tsx';
import { ORDERS_PER_PAGE, useOrders } from './use-orders.ts';

/** `[screen.route-table.19]` */
export function OrderHistory({ startHref }: { startHref: string }) {
  const { read, retry, more, showMore } = useOrders();
  const list = useRef<HTMLUListElement>(null);
  const shown = read.step === 'ready' ? read.value.orders.length : 0;

  // The first order of the page that was asked for.
  useEffect(() => {
    if (shown <= ORDERS_PER_PAGE) return;
    const first = Math.floor((shown - 1) / ORDERS_PER_PAGE) * ORDERS_PER_PAGE;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [shown]);

  return (
    <AccountFrame place="orders" title={accountCopy.titles['order-history']}>
      <ReadPart read={read} retry={retry} waiting={<WaitingRows />}>
        {(page) =>
          page.orders.length === 0 ? (
            <>
              <h2 className="t1">{copy.none}</h2>
              <p className="muted">{copy.noneText}</p>
              <MoreLink href={startHref}>{copy.start}</MoreLink>
            </>
          ) : (
            <>
              <ul ref={list} className={styles.list} aria-label={copy.list}>
                {page.orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
              {page.next !== null && (
                <p className={styles.more}>
                  <Button look="line" isBusy={more === 'loading'} onClick={() => void showMore(page)}>
                    {copy.more}
                  </Button>
                </p>
              )}
              <p className="sr" role="status">
                {shown > ORDERS_PER_PAGE && copy.shown(shown)}
              </p>
              {more === 'failed' && (
                <p className="ui" role="alert">
                  {accountCopy.partFailed}
                </p>
              )}
            </>
          )
        }
      </ReadPart>
    </AccountFrame>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const [image] = order.lines.flatMap((line) => line.image ?? []);
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <li className={styles.row}>
      <span className="frame">
        {image && (
          <Picture sources={commerceSources(image.src, 180)} width={4} height={5} alt="" sizes="72px" />
        )}
      </span>
      <span>
        <Link href={accountPaths.order(order.id)} className={`num ${styles.number}`}>
          {copy.number(orderNumber(order))}
        </Link>
        <span className="muted">
          {copy.day(order.processedAt, systemClock.now())}, {copy.pieces(pieces)}
        </span>
      </span>
      <OrderStatusLine order={order} />
      <span className="num">{formatAmount(order.total)}</span>
    </li>
  );
}

function WaitingRows() {
  return ['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} className={styles.wait} />);
}
