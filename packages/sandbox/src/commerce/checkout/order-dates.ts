import { shippingRates } from '../cart/shipping-rates.ts';
import { countryOf } from '../market/countries.ts';
import type { OrderState } from '../orders/order-state.ts';
import { piecesOfOrder } from '../orders/sum-rows.ts';
import { isMadeToOrder, shipsFrom } from './shipping-notes.ts';

const DAY_MS = 86_400_000;

/** A day for readers, like 'December 4'. `moment` in milliseconds since 1970. */
export function dayOf(moment: number, more: Intl.DateTimeFormatOptions = {}): string {
  return new Date(moment).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...more,
  });
}

/**
 * Between which days the order arrives: first what is in stock, then, by name, each piece whose note says that it ships
 * later, and last what is made to order, which has no days yet.
 */
export function arrivalOf(order: OrderState): string {
  const { countryCode, subtotal, shipping } = order;
  const rate = shippingRates(countryOf(countryCode), subtotal).find(({ title }) => title === shipping?.title);
  if (!rate) return '';
  const placed = Date.parse(order.processedAt);
  const titlesByStart = new Map<number, Set<string>>();
  const made = new Set<string>();
  for (const { title, attributes, requiresShipping } of piecesOfOrder(order)) {
    if (!requiresShipping) continue;
    if (isMadeToOrder(attributes)) {
      made.add(title);
      continue;
    }
    const start = shipsFrom(attributes, placed);
    titlesByStart.set(start, (titlesByStart.get(start) ?? new Set()).add(title));
  }
  const arrivals = [...titlesByStart]
    .sort(([one], [other]) => one - other)
    .map(([start, titles], at) => {
      const days = arrivalFrom(start, rate.description);
      return at === 0 ? days : `${[...titles].join(', ')}: ${days}`;
    });
  return [...arrivals, ...madeToOrder([...made])].join('; ');
}

function madeToOrder(titles: string[]): string[] {
  if (titles.length === 0) return [];
  const date = titles.length === 1 ? 'its date' : 'their dates';
  return [`${titles.join(', ')}: made to order, we write to you with ${date}`];
}

function arrivalFrom(start: number, description: string): string {
  const [from, to] = (description.match(/\d+/g) ?? []).map((days) =>
    dayOf(businessDaysAfter(start, Number(days))),
  );
  return from && to ? `${from} to ${to}` : description;
}

/** So many business days later. */
function businessDaysAfter(moment: number, days: number): number {
  let day = moment;
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
  }
  return day;
}
