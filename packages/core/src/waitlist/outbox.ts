import type { WaitlistSignUp } from './subscription.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a sign-up is sent again before it is given up. */
export const OUTBOX_MAX_AGE_DAYS = 7;

const FIRST_DELAY_MS = MINUTE_MS;
const MAX_DELAY_MS = 6 * 60 * MINUTE_MS;
/** Browsers give little room; beyond this the oldest go. */
const MAX_ENTRIES = 50;

/** A sign-up that waits until the provider takes it. */
export interface OutboxEntry extends WaitlistSignUp {
  /** Milliseconds since the epoch. */
  since: number;
  /** Not sent before. */
  notBefore: number;
  attempts: number;
}

/** What became of a sending: the answer's status, or null when none came. */
export interface SendOutcome {
  status: number | null;
  /** Of the answer's `Retry-After`, in seconds. */
  retryAfterSeconds?: number;
}

/** Adds a sign-up, to be sent at once; the same one waits only once. */
export function addToOutbox(
  outbox: readonly OutboxEntry[],
  { email, variantId }: WaitlistSignUp,
  nowMs: number,
): OutboxEntry[] {
  const signUp = { email: email.trim(), variantId };
  if (outbox.some((entry) => isSame(entry, signUp))) return [...outbox];
  const entry = { ...signUp, since: nowMs, notBefore: nowMs, attempts: 0 };
  return [...outbox, entry].slice(-MAX_ENTRIES);
}

/** What is to be sent now, oldest first. */
export function dueOf(outbox: readonly OutboxEntry[], nowMs: number): OutboxEntry[] {
  return outbox.filter((entry) => entry.notBefore <= nowMs && !isTooOld(entry, nowMs));
}

/** When the next entry is due, in milliseconds since the epoch; null when nothing waits. */
export function nextDueAt(outbox: readonly OutboxEntry[]): number | null {
  return outbox.length === 0 ? null : Math.min(...outbox.map(({ notBefore }) => notBefore));
}

/**
 * The outbox after a sending: what was accepted, or refused for good (4xx other than 429), leaves it; anything
 * else waits, longer each time. What is too old leaves it, too.
 */
export function settleOutbox(
  outbox: readonly OutboxEntry[],
  sent: WaitlistSignUp,
  outcome: SendOutcome,
  nowMs: number,
): OutboxEntry[] {
  return withoutOld(outbox, nowMs).flatMap((entry) => {
    if (!isSame(entry, sent)) return [entry];
    if (isFinal(outcome.status)) return [];
    const attempts = entry.attempts + 1;
    const doubled = Math.min(FIRST_DELAY_MS * 2 ** entry.attempts, MAX_DELAY_MS);
    const asked = Math.min((outcome.retryAfterSeconds ?? 0) * 1000, DAY_MS);
    return [{ ...entry, attempts, notBefore: nowMs + Math.max(doubled, asked) }];
  });
}

export function withoutOld(outbox: readonly OutboxEntry[], nowMs: number): OutboxEntry[] {
  return outbox.filter((entry) => !isTooOld(entry, nowMs));
}

/** The outbox as it was stored in the browser; what cannot be read is left out. Never throws. */
export function readOutbox(stored: string | null): OutboxEntry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry).slice(-MAX_ENTRIES) : [];
  } catch {
    return [];
  }
}

function isFinal(status: number | null): boolean {
  return status !== null && status >= 200 && status < 500 && status !== 429;
}

function isTooOld({ since }: OutboxEntry, nowMs: number): boolean {
  return nowMs - since > OUTBOX_MAX_AGE_DAYS * DAY_MS;
}

function isSame(a: WaitlistSignUp, b: WaitlistSignUp): boolean {
  return a.email.toLowerCase() === b.email.trim().toLowerCase() && a.variantId === b.variantId;
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Partial<Record<keyof OutboxEntry, unknown>> = value;
  return (
    typeof entry.email === 'string' &&
    typeof entry.variantId === 'string' &&
    [entry.since, entry.notBefore, entry.attempts].every(Number.isFinite)
  );
}
