import type { WaitlistSignUp } from './subscription.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A sign-up is retried for this long. */
export const OUTBOX_MAX_AGE_DAYS = 7;

const FIRST_DELAY_MS = MINUTE_MS;
const MAX_DELAY_MS = 6 * 60 * MINUTE_MS;
/** Browser storage is small; beyond this the oldest entries are dropped. */
const MAX_ENTRIES = 50;

/** A sign-up that the provider has not accepted yet. */
export interface OutboxEntry extends WaitlistSignUp {
  /** Milliseconds since the epoch. */
  since: number;
  /** Earliest moment of the next attempt, in milliseconds since the epoch. */
  notBefore: number;
  attempts: number;
  /** The moment that the provider's `Retry-After` named, in milliseconds since the epoch. */
  heldUntil?: number;
}

/** The outcome of an attempt: the response's status, or null when there was no response. */
export interface SendOutcome {
  status: number | null;
  /** The response's `Retry-After`. */
  retryAfterSeconds?: number;
}

/** Adds a sign-up, due at once; the same one is stored only once. */
export function addToOutbox(
  outbox: readonly OutboxEntry[],
  { email, variantId }: WaitlistSignUp,
  nowMs: number,
): OutboxEntry[] {
  const signUp = { email: email.trim(), variantId };
  if (outbox.some((entry) => isSameSignUp(entry, signUp))) return [...outbox];
  const entry = { ...signUp, since: nowMs, notBefore: nowMs, attempts: 0 };
  return [...outbox, entry].slice(-MAX_ENTRIES);
}

/** The entries to send now, oldest first. */
export function dueOf(outbox: readonly OutboxEntry[], nowMs: number): OutboxEntry[] {
  return outbox.filter((entry) => entry.notBefore <= nowMs && !isTooOld(entry, nowMs));
}

/** When the next entry is due, in milliseconds since the epoch; null for an empty outbox. */
export function nextDueAt(outbox: readonly OutboxEntry[]): number | null {
  return outbox.length === 0 ? null : Math.min(...outbox.map(({ notBefore }) => notBefore));
}

/**
 * The outbox after an attempt. Accepted and rejected (4xx other than 429) sign-ups leave it; others are retried with
 * growing delays. Entries that are too old are dropped.
 */
export function settleOutbox(
  outbox: readonly OutboxEntry[],
  sent: WaitlistSignUp,
  outcome: SendOutcome,
  nowMs: number,
): OutboxEntry[] {
  return withoutOld(outbox, nowMs).flatMap((entry) => {
    if (!isSameSignUp(entry, sent)) return [entry];
    if (isFinal(outcome.status)) return [];
    const attempts = entry.attempts + 1;
    const doubled = Math.min(FIRST_DELAY_MS * 2 ** entry.attempts, MAX_DELAY_MS);
    const retryAfterMs = Math.min((outcome.retryAfterSeconds ?? 0) * 1000, DAY_MS);
    const held = retryAfterMs > 0 && { heldUntil: nowMs + retryAfterMs };
    return [{ ...entry, attempts, notBefore: nowMs + Math.max(doubled, retryAfterMs), ...held }];
  });
}

/** The outbox of a browser that is online again: all of it is due, but nothing sooner than the provider said. */
export function dueOnline(outbox: readonly OutboxEntry[], nowMs: number): OutboxEntry[] {
  return outbox.map((entry) => {
    const { notBefore, heldUntil = nowMs } = entry;
    return { ...entry, notBefore: Math.min(notBefore, Math.max(nowMs, heldUntil)) };
  });
}

export function withoutOld(outbox: readonly OutboxEntry[], nowMs: number): OutboxEntry[] {
  return outbox.filter((entry) => !isTooOld(entry, nowMs));
}

/** The outbox in the browser's storage, without entries that cannot be read. Never throws. */
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

/** An address is the same with other capitals, or spaces around it. */
export function isSameSignUp(a: WaitlistSignUp, b: WaitlistSignUp): boolean {
  return a.email.trim().toLowerCase() === b.email.trim().toLowerCase() && a.variantId === b.variantId;
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Partial<Record<keyof OutboxEntry, unknown>> = value;
  return (
    typeof entry.email === 'string' &&
    typeof entry.variantId === 'string' &&
    [entry.since, entry.notBefore, entry.attempts, entry.heldUntil ?? 0].every(Number.isFinite)
  );
}
