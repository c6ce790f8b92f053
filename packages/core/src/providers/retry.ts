/** How a caller of a provider waits; tests replace it. */
export interface Patience {
  wait(delayMs: number): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}

export const realPatience: Patience = {
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  random: () => Math.random(),
};

/** How often a read is sent again. */
export const MAX_RETRIES = 2;

const FIRST_DELAY_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/**
 * How long to wait before sending a read again; null when it must not be sent again. `retries` counts those
 * made so far. `retryAfter` is the header, seconds or a date: it is honoured up to five seconds, beyond which
 * nobody is waiting any more. Without it: 250, 500, … ms. Chance adds up to a quarter of a second to what the
 * provider asks for, and takes up to half of our own delay, so that many clients do not return at once.
 */
export function retryDelayMs(
  retries: number,
  retryAfter: string | null,
  random: Patience['random'],
  nowMs = Date.now(),
): number | null {
  if (retries >= MAX_RETRIES) return null;
  const askedMs = readRetryAfter(retryAfter, nowMs);
  if (askedMs === null) return FIRST_DELAY_MS * 2 ** retries * (0.5 + random() / 2);
  return askedMs <= LONGEST_WAIT_MS ? askedMs + FIRST_DELAY_MS * random() : null;
}

/** Milliseconds from now; null for an absent header, and for one that says neither seconds nor a date. */
function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (seconds >= 0) return seconds * 1_000;
  const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
