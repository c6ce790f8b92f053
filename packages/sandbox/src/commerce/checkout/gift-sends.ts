import type { OrderLineState } from '../orders/order-state.ts';
import { dayOf } from './order-dates.ts';

/** To whom a bought gift card goes, and when. */
export interface GiftSend {
  name: string;
  email: string;
  /** In words. */
  moment: string;
}

const HOUR_MS = 3_600_000;

/** Of lines that hold a gift card, by day and hour. One without a recipient is in the buyer's e-mail. */
export function giftSends(
  lines: readonly Pick<OrderLineState, 'attributes'>[],
  buyerEmail: string,
): GiftSend[] {
  return lines
    .map(({ attributes }) => {
      const textOf = (key: string) => attributes.find((one) => one.key === key)?.value.trim() ?? '';
      const email = textOf('Email');
      const { moment, at } = momentOf(textOf('Send'));
      return { at, send: { name: textOf('Name') || email || 'you', email: email || buyerEmail, moment } };
    })
    .sort((one, other) => one.at - other.at)
    .map(({ send }) => send);
}

/**
 * '12/24/2026 10AM Pacific Time' for readers; what has another form stays as it is. `at` is only for sorting: it takes
 * the clocks of all zones for one.
 */
function momentOf(send: string): { moment: string; at: number } {
  if (send === '') return { moment: 'With the e-mail of this order', at: 0 };
  const [, month, date, year, hour = '', half = '', zone = ''] =
    /^(\d{2})\/(\d{2})\/(\d{4}) (\d{1,2})(AM|PM) (.+)$/.exec(send) ?? [];
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // A day that the calendar does not have becomes one of the next month.
  if (new Date(day).getUTCDate() !== Number(date)) return { moment: send, at: Number.MAX_VALUE };
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return {
    moment: `${dayOf(day, { year: 'numeric' })}, ${hour}${half} ${zone}`,
    at: day + hours * HOUR_MS,
  };
}
