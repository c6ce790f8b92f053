import type { Order } from './order.ts';

export type OrderStatus =
  | 'cancelled'
  | 'refunded'
  | 'awaiting-payment'
  | 'on-its-way'
  | 'partly-on-its-way'
  | 'on-hold'
  | 'in-preparation';

/** Fulfilment statuses other than 'in-preparation'. */
const byFulfillment = new Map<string, OrderStatus>([
  ['FULFILLED', 'on-its-way'],
  ['PARTIALLY_FULFILLED', 'partly-on-its-way'],
  ['ON_HOLD', 'on-hold'],
]);

const byPayment = new Map<string | null, OrderStatus>([
  ['REFUNDED', 'refunded'],
  ['VOIDED', 'cancelled'],
  ['PENDING', 'awaiting-payment'],
  ['PARTIALLY_PAID', 'awaiting-payment'],
]);

/** One status out of payment and fulfilment; unknown statuses are 'in-preparation'. */
export function orderStatus(
  order: Pick<Order, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>,
): OrderStatus {
  const { canceledAt, financialStatus, fulfillmentStatus } = order;
  const payment = byPayment.get(financialStatus);
  if (canceledAt !== null) return 'cancelled';
  if (payment !== undefined && payment !== 'awaiting-payment') return payment;
  return byFulfillment.get(fulfillmentStatus) ?? payment ?? 'in-preparation';
}

/** Newest first; orders without a readable date last, in their given order. */
export function sortOrders<O extends Pick<Order, 'processedAt'>>(orders: readonly O[]): O[] {
  const at = ({ processedAt }: O) => Date.parse(processedAt) || 0;
  return orders.toSorted((a, b) => at(b) - at(a));
}
