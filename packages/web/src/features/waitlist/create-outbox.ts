import type { Clock } from '@storefront/core/clock';
import {
  addToOutbox,
  dueOf,
  dueOnline,
  isSameSignUp,
  nextDueAt,
  type OutboxEntry,
  readOutbox,
  type SendOutcome,
  settleOutbox,
  withoutOld,
} from '@storefront/core/waitlist/outbox';
import type { WaitlistSignUp } from '@storefront/core/waitlist/subscription';
import type { BrowserStorage } from '../../state/browser-storage.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

export interface OutboxDeps {
  storage: BrowserStorage;
  clock: Clock;
  /** Never rejects. */
  subscribe: (signUp: WaitlistSignUp) => Promise<SendOutcome>;
  /** Runs work while no other tab does; without it tabs may send at the same time. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

/** A timer cannot wait longer than 2³¹ ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * `[error.13]` Sign-ups wait in the browser's storage until the provider has accepted them, `docs/decisions/0129`. Before
 * an attempt its entry is put off, so that a tab that is closed meanwhile, or another one, does not repeat it at once.
 */
export function createOutbox({ storage, clock, subscribe, alone }: OutboxDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of this page: who presses again does not sign up again. */
  const accepted: WaitlistSignUp[] = [];
  async function attempt(signUp: WaitlistSignUp): Promise<SendOutcome> {
    const outcome = await subscribe(signUp);
    const { status } = outcome;
    if (status !== null && status >= 200 && status < 300) accepted.push(signUp);
    return outcome;
  }
  const read = () => readOutbox(storage.read(OUTBOX_KEY));
  const write = (entries: readonly OutboxEntry[]) =>
    storage.write(OUTBOX_KEY, entries.length === 0 ? null : JSON.stringify(entries));
  const settle = (entry: WaitlistSignUp, outcome: SendOutcome) =>
    write(settleOutbox(read(), entry, outcome, clock.now()));

  async function sendEntry(entry: OutboxEntry): Promise<void> {
    settle(entry, { status: null });
    const outcome = await attempt(entry);
    const isUndecided = outcome.status === null || outcome.status >= 500 || outcome.status === 429;
    // Its next attempt is planned already, unless the provider named a later one.
    if (!isUndecided || outcome.retryAfterSeconds !== undefined) settle(entry, outcome);
  }

  /** Sends what is due, one after the other, and plans the next time. Never rejects. */
  async function send(isOnlineAgain = false): Promise<void> {
    await alone(async () => {
      const stored = read();
      const kept = withoutOld(stored, clock.now());
      // What nobody sends any more would be due for ever. Nothing else is written: a tab may read what another has removed.
      if (kept.length < stored.length) write(kept);
      const entries = isOnlineAgain ? dueOnline(kept, clock.now()) : kept;
      for (const entry of dueOf(entries, clock.now())) await sendEntry(entry);
    });
    const dueAt = nextDueAt(read());
    clearTimeout(timer);
    if (dueAt === null) return;
    const delayMs = Math.min(Math.max(dueAt - clock.now(), 1000), MAX_TIMER_MS);
    timer = setTimeout(() => void send(), delayMs);
  }

  return {
    send: () => send(),
    /** Sends what could not be sent without a connection. Never rejects. */
    sendOnline: () => send(true),
    /** Stores a sign-up and sends it. Never rejects. */
    async add(signUp: WaitlistSignUp): Promise<void> {
      if (accepted.some((earlier) => isSameSignUp(earlier, signUp))) return;
      write(addToOutbox(read(), signUp, clock.now()));
      // A browser that refuses storage sends once.
      if (storage.read(OUTBOX_KEY) === null) await attempt(signUp);
      else await send();
    },
  };
}
