import type { Order } from './order.ts';

export type OrderStatus =
  | 'cancelled'
  | 'refunded'
  | 'awaiting-payment'
  | 'on-its-way'
  | 'partly-on-its-way'
  | 'on-hold'
  | 'in-preparation';

/** What the platform says of the fulfilment, where it is more than that the order is in preparation. */
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

/** The one thing that a customer wants to know of an order first; a status yet unknown is 'in-preparation'. */
export function orderStatus(
  order: Pick<Order, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>,
): OrderStatus {
  const { canceledAt, financialStatus, fulfillmentStatus } = order;
  const payment = byPayment.get(financialStatus);
  if (canceledAt !== null) return 'cancelled';
  if (payment !== undefined && payment !== 'awaiting-payment') return payment;
  return byFulfillment.get(fulfillmentStatus) ?? payment ?? 'in-preparation';
}

/** Newest first; orders without a readable date last, in the order given. */
export function sortOrders<O extends Pick<Order, 'processedAt'>>(orders: readonly O[]): O[] {
  const at = ({ processedAt }: O) => Date.parse(processedAt) || 0;
  return orders.toSorted((a, b) => at(b) - at(a));
}
