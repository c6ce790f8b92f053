import { systemClock } from '@storefront/core/clock';
import { formatAmount } from '@storefront/core/market/price';
import type { OrderSummary } from '@storefront/core/order/order';
import { orderNumber } from '@storefront/core/order/order-steps';
import { accountPaths } from '../../../account-paths.ts';
import { orderCopy as copy } from '../../../copy/order-copy.ts';
import { commerceSources } from '../../../ui/image-sources.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './order-row.module.css';
import { OrderStatusLine } from './order-status-line.tsx';

/** Up to three pictures of an order, its number, day and total, and where it is. */
export function LatestOrder({ order }: { order: OrderSummary }) {
  const pictures = order.lines.flatMap(({ image }) => image ?? []).slice(0, 3);
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((image) => (
            <span key={image.src} className="frame">
              <Picture
                sources={commerceSources(image.src, 720)}
                width={4}
                height={5}
                alt=""
                sizes="(min-width: 1100px) 14vw, 30vw"
              />
            </span>
          ))}
        </div>
      )}
      <p className={`ui num ${styles.facts}`}>
        <Link href={accountPaths.order(order.id)} className="link">
          {copy.number(orderNumber(order))}
        </Link>
        , {copy.day(order.processedAt, systemClock.now())}, {formatAmount(order.total)}
      </p>
      <p className="ui">
        <OrderStatusLine order={order} />
      </p>
    </>
  );
}
