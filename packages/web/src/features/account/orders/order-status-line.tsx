import type { OrderSummary } from '@storefront/core/order/order';
import { type OrderStatus, orderStatus } from '@storefront/core/order/order-status';
import { orderCopy } from '../../../copy/order-copy.ts';
import { join } from '../../../ui/join.ts';
import styles from './order-row.module.css';

const looks: Partial<Record<OrderStatus, string | undefined>> = {
  'on-its-way': styles.done,
  cancelled: styles.off,
  refunded: styles.off,
};

/** Where an order is, in words and with a dot. */
export function OrderStatusLine({ order }: { order: OrderSummary }) {
  const status = orderStatus(order);
  return <span className={join(styles.status, looks[status])}>{orderCopy.status[status]}</span>;
}
