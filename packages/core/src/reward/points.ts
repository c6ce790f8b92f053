import { toCents } from '../money.ts';

/** What an order tells of its worth; amounts as the platform's decimal texts. */
export interface RewardOrder {
  name: string;
  /** ISO 8601. */
  processedAt: string;
  totalPrice: { amount: string; currencyCode: string };
  totalRefunded?: { amount: string; currencyCode: string } | null;
  canceledAt?: string | null;
}

/**
 * How much must be spent for one point: a dollar, and elsewhere about as much at the house's own fixed rate, so
 * that points do not move with the markets. An order in any other currency earns none and is counted.
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
  /** Orders whose currency or total nobody could read. */
  uncounted: number;
}

/** The points that orders earned: a point for every whole dollar kept, none for what was cancelled or refunded. */
export function earnedPoints(orders: readonly RewardOrder[]): EarnedPoints {
  const history: EarnedPoints['history'] = [];
  let uncounted = 0;
  for (const order of orders) {
    const points = pointsOfOrder(order);
    if (points === null) uncounted += 1;
    else if (points > 0) history.push({ orderName: order.name, processedAt: order.processedAt, points });
  }
  history.sort((a, b) => b.processedAt.localeCompare(a.processedAt));
  return { points: history.reduce((sum, entry) => sum + entry.points, 0), history, uncounted };
}

function pointsOfOrder({ totalPrice, totalRefunded, canceledAt }: RewardOrder): number | null {
  if (canceledAt) return 0;
  const rate = SPEND_PER_POINT.get(totalPrice.currencyCode);
  const paid = toCents(totalPrice.amount);
  const refunded = toCents(totalRefunded?.amount ?? 0);
  if (rate === undefined || paid === null || refunded === null) return null;
  return Math.max(0, Math.floor((paid - refunded) / Math.round(rate * 100)));
}
