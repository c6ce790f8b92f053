/** [const.timings.12], [error.12] */
export const WIDGET_POLL_MS = 25;
export const WIDGET_GIVE_UP_MS = 10_000;

/** `give-up` is worth a warning, and shows the shopper nothing. */
export type WidgetWait = 'ready' | 'wait' | 'give-up';

/** What to do at one look for the reviews widget ([call.other-third-party-calls.6]). */
export function widgetWait(elapsedMs: number, isReady: boolean): WidgetWait {
  if (isReady) return 'ready';
  return elapsedMs < WIDGET_GIVE_UP_MS ? 'wait' : 'give-up';
}
