import type { SiteLink } from '@storefront/core/content/site-content';
import type { Order } from '@storefront/core/order/order';
import { orderNumber } from '@storefront/core/order/order-steps';
import { accountPaths } from '../../../account-paths.ts';
import { siteConfig } from '../../../clients/site-config.ts';
import { accountCopy } from '../../../copy/account-copy.ts';
import { orderCopy as copy } from '../../../copy/order-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { AddressLines, Pane, Panes, ReadPart } from '../pane.tsx';
import { useRead } from '../use-read.ts';
import { BuyAll } from './buy-all.tsx';
import styles from './order-detail.module.css';
import { type BuyAgain, OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OrderWay } from './order-way.tsx';

interface OrderDetailProps {
  /** As in the address. */
  id: string;
  onBuyAgain: BuyAgain;
  returnsLink: SiteLink | null;
}

/** `[screen.route-table.20]` An order of somebody else is one that does not exist. */
export function OrderDetail({ id, onBuyAgain, returnsLink }: OrderDetailProps) {
  const { read, retry } = useRead(async (details, token, country) => {
    const order = await details.order(token, id, country);
    if (order !== null) return { order };
    // The platform answers alike for an unknown order and an unknown token.
    return (await details.customer(token, country)) && { order: null };
  });
  const order = read.step === 'ready' ? read.value.order : null;
  const isMissing = read.step === 'ready' && order === null;
  const title = isMissing ? copy.notFound : order ? copy.title(orderNumber(order)) : accountCopy.titles.order;

  return (
    <AccountFrame
      place="orders"
      title={title}
      above={
        <Link href={accountPaths.orders} className={styles.back}>
          {copy.allOrders}
        </Link>
      }
    >
      <ReadPart read={read} retry={retry} waiting={<Skeleton className={styles.wait} />}>
        {({ order: found }) =>
          found ? (
            <Receipt order={found} onBuyAgain={onBuyAgain} returnsLink={returnsLink} />
          ) : (
            <p className="muted">{copy.notFoundText}</p>
          )
        }
      </ReadPart>
    </AccountFrame>
  );
}

function Receipt({
  order,
  onBuyAgain,
  returnsLink,
}: Pick<OrderDetailProps, 'onBuyAgain' | 'returnsLink'> & { order: Order }) {
  return (
    <>
      <p className={`ui ${styles.paper}`}>
        {copy.receiptFrom(siteConfig.brandName)}, {copy.day(order.processedAt, null)}
      </p>
      <OrderWay order={order} />
      <div className={styles.body}>
        <Panes isUneven>
          <OrderLines lines={order.lines} onBuyAgain={onBuyAgain} />
          <Pane title={copy.summary}>
            <OrderTotals order={order} />
            {order.shippingAddress.length > 0 && (
              <>
                <h3 className={`t2 ${styles.heading}`}>{copy.sentTo}</h3>
                <AddressLines lines={order.shippingAddress} />
              </>
            )}
            {order.billingAddress.length > 0 && !isSameAddress(order) && (
              <>
                <h3 className={`t2 ${styles.heading}`}>{copy.billedTo}</h3>
                <AddressLines lines={order.billingAddress} />
              </>
            )}
            <div className={styles.acts}>
              <BuyAll lines={order.lines} onBuyAgain={onBuyAgain} />
              {returnsLink && (
                <ButtonLink href={returnsLink.href} target="_blank" rel="noopener">
                  {copy.back} <span className="sr">{copy.opensNewTab}</span>
                </ButtonLink>
              )}
              <Button look="quiet" onClick={() => window.print()}>
                {copy.print}
              </Button>
            </div>
          </Pane>
        </Panes>
      </div>
    </>
  );
}

function isSameAddress({ billingAddress, shippingAddress }: Order): boolean {
  return billingAddress.join('\n') === shippingAddress.join('\n');
}
