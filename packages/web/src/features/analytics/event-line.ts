import type { RecordedEvent } from '@storefront/core/analytics/shop-event';

export interface EventLineDeps {
  /** Whether everything that the event names is known: prices of the shopper's country, the stored cart. */
  isReady: (recorded: RecordedEvent) => boolean;
  send: (recorded: RecordedEvent) => void;
  /** Runs later, when the browser is idle. */
  whenIdle: (work: () => void) => void;
  /** Receives what `send` throws; the shop goes on. */
  reportError: (error: unknown) => void;
}

export interface EventLine {
  push(recorded: RecordedEvent): void;
  /** Sends what has become ready. */
  check(): void;
  /** Sends everything now: the page is about to be left. */
  flush(): void;
}

/** `[error.20]` An event is sent with what is known after this time. */
export const MOST_WAIT_MS = 4_000;
const MOST_WAITING = 50;

/** Sends events in their order, when the browser is idle, each once. At most 50 wait. */
export function createEventLine({ isReady, send, whenIdle, reportError }: EventLineDeps): EventLine {
  const line: RecordedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;

  function check(): void {
    for (let next = line[0]; next && (isLate || isReady(next)); next = line[0]) {
      line.shift();
      try {
        send(next);
      } catch (error) {
        reportError(error);
      }
      if (!isLate) restartTimer();
    }
    isLate = false;
    if (line.length > 0) timer ??= setTimeout(expire, MOST_WAIT_MS);
    else restartTimer();
  }

  function restartTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function expire(): void {
    isLate = true;
    restartTimer();
    check();
  }

  return {
    push(recorded) {
      if (line.length === MOST_WAITING) return;
      line.push(recorded);
      // Leads to another site: nothing of this page runs afterwards.
      if (recorded.event.kind === 'begin-checkout') expire();
      else whenIdle(check);
    },
    check,
    flush: expire,
  };
}
