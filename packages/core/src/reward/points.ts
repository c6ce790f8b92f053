import { toCents } from '../money.ts';

/** The value of an order; amounts are the platform's decimal strings. */
export interface RewardOrder {
  name: string;
  /** ISO 8601. */
  processedAt: string;
  totalPrice: { amount: string; currencyCode: string };
  totalRefunded?: { amount: string; currencyCode: string } | null;
  canceledAt?: string | null;
}

/**
 * The amount that earns one point: a dollar, or about as much at the shop's own fixed rate, so that points do not
 * change with exchange rates. An order in any other currency earns none and counts as `uncounted`.
 */
export const SPEND_PER_POINT: ReadonlyMap<string, number> = new Map([
  ['USD', 1],
  ['AED', 3.7],
  ['AUD', 1.5],
  ['BRL', 5],
  ['CAD', 1.4],
  ['CHF', 0.9],
  ['CZK', 22],
  ['DKK', 7],
  ['EUR', 0.9],
  ['GBP', 0.8],
  ['HKD', 8],
  ['HUF', 350],
  ['ISK', 130],
  ['JPY', 150],
  ['KRW', 1300],
  ['MXN', 18],
  ['NOK', 10],
  ['NZD', 1.7],
  ['PLN', 4],
  ['RON', 4.5],
  ['SAR', 3.8],
  ['SEK', 10],
  ['SGD', 1.3],
  ['TWD', 32],
]);

export interface EarnedPoints {
  points: number;
  /** Newest first; orders that earned nothing are left out. */
  history: { orderName: string; processedAt: string; points: number }[];
  /** The number of orders whose currency or total could not be read. */
  uncounted: number;
}

/** A point for every whole dollar of an order, none for cancelled orders and refunded amounts. */
export function earnedPoints(orders: readonly RewardOrder[]): EarnedPoints {
  const history: EarnedPoints['history'] = [];
  let uncounted = 0;
  for (const order of orders) {
    const points = pointsOfOrder(order);
    if (points === null) uncounted += 1;
    else if (points > 0) history.push({ orderName: order.name, processedAt: order.processedAt, points });
  }
  history.sort((a, b) => b.processedAt.localeCompare(a.processedAt));
  return { points: sumPoints(history), history, uncounted };
}

export function sumPoints(history: readonly { points: number }[]): number {
  return history.reduce((sum, { points }) => sum + points, 0);
}

function pointsOfOrder({ totalPrice, totalRefunded, canceledAt }: RewardOrder): number | null {
  if (canceledAt) return 0;
  const rate = SPEND_PER_POINT.get(totalPrice.currencyCode);
  const paid = toCents(totalPrice.amount);
  const refunded = toCents(totalRefunded?.amount ?? 0);
  if (rate === undefined || paid === null || refunded === null) return null;
  return Math.max(0, Math.floor((paid - refunded) / Math.round(rate * 100)));
}
