import type { RecordedEvent, ShopEvent } from '@storefront/core/analytics/shop-event';

/**
 * Events that wait for the code of analytics, at most 50. Once that has come, `features/analytics/take-events.ts`
 * empties the list and receives what is pushed.
 */
export const waitingEvents: RecordedEvent[] = [];

/** Records what happened in the shop. */
export function recordEvent(event: ShopEvent, atMs = Date.now()): void {
  if (waitingEvents.length < 50) waitingEvents.push({ event, atMs });
}
