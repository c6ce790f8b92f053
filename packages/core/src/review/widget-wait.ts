/** `[const.timings.12]`, `[error.12]` */
export const WIDGET_POLL_MS = 25;
export const WIDGET_GIVE_UP_MS = 10_000;

/** `give-up` logs a warning and shows the shopper nothing. */
export type WidgetWait = 'ready' | 'wait' | 'give-up';

/** `[call.other-third-party-calls.6]` The next step after one check for the reviews widget. */
export function widgetWait(elapsedMs: number, isReady: boolean): WidgetWait {
  if (isReady) return 'ready';
  return elapsedMs < WIDGET_GIVE_UP_MS ? 'wait' : 'give-up';
}
