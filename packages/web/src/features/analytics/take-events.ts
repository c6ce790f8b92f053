import type { RecordedEvent } from '@storefront/core/analytics/shop-event';
import { waitingEvents } from '../../state/recorded-events.ts';

/** Hands over the waiting events, in the order in which they happened, and all later ones as they are recorded. */
export function takeEvents(taker: (recorded: RecordedEvent) => void): void {
  const waited = waitingEvents.splice(0).toSorted((one, other) => one.atMs - other.atMs);
  waitingEvents.push = (...recorded) => {
    recorded.forEach(taker);
    return 0;
  };
  waited.forEach(taker);
}
