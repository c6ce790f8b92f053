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
 * made so far. `retryAfter` is the header, in seconds: it is honoured up to five seconds, beyond which nobody
 * is waiting any more. Without it: half to full of 250, 500, … ms, so that many clients do not return at once.
 */
export function retryDelayMs(
  retries: number,
  retryAfter: string | null,
  random: Patience['random'],
): number | null {
  if (retries >= MAX_RETRIES) return null;
  const seconds = retryAfter === null || retryAfter.trim() === '' ? Number.NaN : Number(retryAfter);
  if (seconds >= 0) return seconds * 1_000 <= LONGEST_WAIT_MS ? seconds * 1_000 : null;
  return FIRST_DELAY_MS * 2 ** retries * (0.5 + random() / 2);
}
