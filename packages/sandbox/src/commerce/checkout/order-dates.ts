import { shippingRates } from '../cart/shipping-rates.ts';
import { countryOf } from '../market/countries.ts';
import type { OrderState } from '../orders/order-state.ts';
import { piecesOfOrder } from '../orders/sum-rows.ts';

const DAY_MS = 86_400_000;
// Date.parse makes a day of any other word, too.
const LATER_DAY =
  /\bShips from (\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/;

/** A day for readers, like 'December 4'. `moment` in milliseconds since 1970. */
export function dayOf(moment: number, more: Intl.DateTimeFormatOptions = {}): string {
  return new Date(moment).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...more,
  });
}

/** Between which days the order arrives: first what is in stock, then, by name, each piece whose note says that it ships later. */
export function arrivalOf(order: OrderState): string {
  const { countryCode, subtotal, shipping } = order;
  const rate = shippingRates(countryOf(countryCode), subtotal).find(({ title }) => title === shipping?.title);
  if (!rate) return '';
  const placed = Date.parse(order.processedAt);
  const titlesByStart = new Map<number, Set<string>>();
  for (const { title, attributes } of piecesOfOrder(order).filter(
    ({ requiresShipping }) => requiresShipping,
  )) {
    const start = shipsFrom(attributes, placed);
    titlesByStart.set(start, (titlesByStart.get(start) ?? new Set()).add(title));
  }
  return [...titlesByStart]
    .sort(([one], [other]) => one - other)
    .map(([start, titles], at) => {
      const days = arrivalFrom(start, rate.description);
      return at === 0 ? days : `${[...titles].join(', ')}: ${days}`;
    })
    .join('; ');
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

/** When a piece leaves: with the order, or on the day of a note such as 'Ships from 8 December', which is said without its year. */
function shipsFrom(attributes: { value: string }[], placed: number): number {
  const day = attributes.map(({ value }) => LATER_DAY.exec(value)?.[1]).find((found) => found !== undefined);
  if (day === undefined) return placed;
  const year = new Date(placed).getUTCFullYear();
  const [nearest = placed] = [year - 1, year, year + 1]
    .map((each) => Date.parse(`${day} ${each} UTC`))
    .sort((one, other) => Math.abs(one - placed) - Math.abs(other - placed));
  return Math.max(nearest, placed);
}
