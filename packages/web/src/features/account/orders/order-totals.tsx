import type { Amount } from '@storefront/core/cart/cart';
import { formatAmount } from '@storefront/core/market/price';
import { toCents } from '@storefront/core/money';
import type { Order } from '@storefront/core/order/order';
import { orderCopy as copy } from '../../../copy/order-copy.ts';
import styles from './order-detail.module.css';

const isNothing = ({ amount }: Amount) => toCents(amount) === 0;

/** What an order cost, and what came off. */
export function OrderTotals({ order }: { order: Order }) {
  const { subtotal, discounts, shipping, tax, duties, total, refunded } = order;
  return (
    <dl className={styles.totals}>
      <Row label={copy.subtotal} value={formatAmount(subtotal)} />
      {discounts.map(({ label, amount }) => (
        <Row key={label} label={label} value={`−${formatAmount(amount)}`} look={styles.off} />
      ))}
      <Row label={copy.shipping} value={isNothing(shipping) ? copy.free : formatAmount(shipping)} />
      {tax && !isNothing(tax) && <Row label={copy.tax} value={formatAmount(tax)} />}
      {duties && !isNothing(duties) && <Row label={copy.duties} value={formatAmount(duties)} />}
      <Row label={copy.total} value={formatAmount(total)} look={styles.total} />
      {!isNothing(refunded) && (
        <Row label={copy.refunded} value={`−${formatAmount(refunded)}`} look={styles.off} />
      )}
    </dl>
  );
}

function Row({ label, value, look }: { label: string; value: string; look?: string | undefined }) {
  return (
    <div className={look}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
