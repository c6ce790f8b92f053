import type { Order } from './order.ts';
import { orderStatus } from './order-status.ts';

export interface OrderStep {
  code: 'placed' | 'in-preparation' | 'on-its-way';
  state: 'done' | 'now' | 'to-come';
}

const ways: ReadonlyMap<string, number> = new Map([
  ['awaiting-payment', 0],
  ['in-preparation', 1],
  ['on-its-way', 2],
  ['partly-on-its-way', 2],
]);

/** The way of an order to its customer; null for one that does not go its way, e.g. a cancelled one. */
export function orderSteps(
  order: Pick<Order, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>,
): OrderStep[] | null {
  const at = ways.get(orderStatus(order));
  if (at === undefined) return null;
  const codes = ['placed', 'in-preparation', 'on-its-way'] as const;
  return codes.map((code, place) => ({
    code,
    state: place < at ? 'done' : place === at ? 'now' : 'to-come',
  }));
}

/** '#1001' → '1001' */
export function orderNumber({ name }: Pick<Order, 'name'>): string {
  return name.replace(/^#/, '');
}
