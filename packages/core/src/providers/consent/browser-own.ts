import { type Clock, systemClock } from '../../clock.ts';
import { type Consent, decideConsent, readConsent } from '../../consent/consent.ts';
import type { ConsentManager } from './consent.ts';

export interface OwnConsentOptions {
  /** Where the choice is stored, as JSON; null without one. */
  receipt: {
    read(): string | null;
    write(text: string): void;
    /** Calls back when another tab has stored a choice. */
    watch(onChange: () => void): void;
  };
  /** Opens the second layer of the shop's own dialog. */
  openDialog: () => void;
  clock?: Clock;
}

export interface OwnConsentManager extends ConsentManager {
  /** What is allowed now; undecided before a choice, and a year after it. */
  current(): Consent;
  /** Stores the visitor's choice with its time, for all tabs of this browser. */
  choose(allowed: Iterable<string>): void;
}

/** The shop's own dialog behind the face of a consent manager, for a shop that has no account with one. */
export function createOwnConsentManager(options: OwnConsentOptions): OwnConsentManager {
  const { receipt, openDialog, clock = systemClock } = options;
  const listeners = new Set<(consent: Consent) => void>();
  const read = () => readConsent(receipt.read(), clock);
  let last = read();

  function notify(consent: Consent): void {
    last = consent;
    for (const listener of listeners) listener(consent);
  }

  receipt.watch(() => notify(read()));

  return {
    load: async () => true,
    onChange(listener) {
      listeners.add(listener);
      listener(last);
      return () => listeners.delete(listener);
    },
    openPreferences: openDialog,
    // The page that lists the cookies is the shop's own.
    showCookieList: () => {},
    current: () => last,
    choose(allowed) {
      const consent = decideConsent(allowed, clock);
      receipt.write(JSON.stringify(consent));
      notify(consent);
    },
  };
}
