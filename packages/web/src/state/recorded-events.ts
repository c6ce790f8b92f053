import type { RecordedEvent, ShopEvent } from '@storefront/core/analytics/shop-event';

const MOST_WAITING = 50;
const waiting: RecordedEvent[] = [];

let take = (recorded: RecordedEvent): void => {
  if (waiting.length < MOST_WAITING) waiting.push(recorded);
};

/** Records what happened in the shop. Until the code of analytics has loaded, the first 50 events wait. */
export function recordEvent(event: ShopEvent, atMs = Date.now()): void {
  take({ event, atMs });
}

/** Hands over the waiting events, in the order in which they happened, and all later ones as they are recorded. */
export function takeEvents(taker: (recorded: RecordedEvent) => void): void {
  take = taker;
  for (const recorded of waiting.splice(0).toSorted((one, other) => one.atMs - other.atMs)) taker(recorded);
}
