import type { Backoff } from '../backoff.ts';

/** How often a repeatable request is sent again. */
export const MAX_RETRIES = 2;

const FIRST_DELAY_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/**
 * How long to wait before a request is sent again; null when it must not be. `retries` counts those made so far.
 * `retryAfter` is the header, seconds or a date, honoured up to five seconds. Without it: 250, 500, … ms. Jitter adds
 * up to a quarter of a second to what the provider requests, and takes up to half of our own delay, so that many
 * clients do not return at once.
 */
export function retryDelayMs(
  retries: number,
  retryAfter: string | null,
  random: Backoff['random'],
  nowMs = Date.now(),
): number | null {
  if (retries >= MAX_RETRIES) return null;
  const requestedMs = readRetryAfter(retryAfter, nowMs);
  if (requestedMs === null) return FIRST_DELAY_MS * 2 ** retries * (0.5 + random() / 2);
  return requestedMs <= LONGEST_WAIT_MS ? requestedMs + FIRST_DELAY_MS * random() : null;
}

/** Milliseconds from now; null for an absent header, and for one that is neither seconds nor a date. */
function readRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (seconds >= 0) return seconds * 1_000;
  const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
