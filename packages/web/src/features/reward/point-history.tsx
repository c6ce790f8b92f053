import { systemClock } from '@storefront/core/clock';
import { orderNumber } from '@storefront/core/order/order-steps';
import type { ShownRewards } from '@storefront/core/reward/read-rewards';
import { orderCopy } from '../../copy/order-copy.ts';
import { rewardCopy as copy } from '../../copy/reward-copy.ts';
import styles from './rewards.module.css';

/** The orders that brought points, newest first. */
export function PointHistory({
  canRedeem,
  history,
  uncounted,
  orderLimit,
}: Pick<ShownRewards, 'canRedeem' | 'history' | 'uncounted' | 'orderLimit'>) {
  return (
    <section className={styles.pane} aria-labelledby="point-history">
      <h2 id="point-history" className="t2">
        {canRedeem ? copy.ofOrders : copy.history}
      </h2>
      {history.length === 0 ? (
        <p className={`ui ${styles.text}`}>{canRedeem ? copy.noneOfOrders : copy.noHistory}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{copy.order}</th>
              <th scope="col">{copy.date}</th>
              <th scope="col">{copy.pointsColumn}</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ orderName, processedAt, points }) => (
              <tr key={`${orderName} ${processedAt}`}>
                <th scope="row">{orderCopy.number(orderNumber({ name: orderName }))}</th>
                <td>{orderCopy.day(processedAt, systemClock.now())}</td>
                <td>{copy.pointsText(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {canRedeem && <p className={`small muted ${styles.text}`}>{copy.restIsBalance}</p>}
      {orderLimit !== null && <p className={`small muted ${styles.text}`}>{copy.orderLimit(orderLimit)}</p>}
      {uncounted > 0 && <p className={`small muted ${styles.text}`}>{copy.uncounted(uncounted)}</p>}
    </section>
  );
}
