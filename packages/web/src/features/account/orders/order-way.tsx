import { systemClock } from '@storefront/core/clock';
import type { Order } from '@storefront/core/order/order';
import { orderSteps } from '@storefront/core/order/order-steps';
import { trackingLinks } from '@storefront/core/order/tracking-links';
import { orderCopy as copy } from '../../../copy/order-copy.ts';
import { join } from '../../../ui/join.ts';
import styles from './order-detail.module.css';
import { OrderStatusLine } from './order-status-line.tsx';

/** How far an order is on its way, and its parcels. */
export function OrderWay({ order }: { order: Order }) {
  const steps = orderSteps(order);
  const parcels = trackingLinks(order.fulfillments);
  const placed = copy.day(order.processedAt, systemClock.now());
  return (
    <>
      {steps ? (
        <ol className={styles.steps} aria-label={copy.steps}>
          {steps.map(({ code, state }) => (
            <li
              key={code}
              className={join(state === 'done' && styles.done, state === 'now' && styles.now)}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {code === 'on-its-way' && state === 'now' ? <OrderStatusWord order={order} /> : copy.step[code]}
              {code === 'placed' && <small>{placed}</small>}
            </li>
          ))}
        </ol>
      ) : (
        <p className="ui">
          <OrderStatusLine order={order} />
        </p>
      )}
      {parcels.length > 0 && (
        <ul className={styles.parcels} aria-label={copy.tracking}>
          {parcels.map(({ company, number, href }) => (
            <li key={`${number} ${href}`}>
              {copy.parcel(company)}
              {number && `, ${copy.trackingNumber} `}
              {!number && href && ', '}
              {href ? (
                <a className="link num" href={href} target="_blank" rel="noopener">
                  {number ?? copy.follow} <span className="sr">{copy.opensNewTab}</span>
                </a>
              ) : (
                <span className="num">{number}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Part of an order may still be in the house. */
function OrderStatusWord({ order }: { order: Order }) {
  return order.fulfillmentStatus === 'PARTIALLY_FULFILLED'
    ? copy.status['partly-on-its-way']
    : copy.step['on-its-way'];
}
