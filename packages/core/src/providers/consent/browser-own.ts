import type { Consent } from '../../consent/consent.ts';
import type { ConsentManager } from './consent.ts';

export interface OwnConsentOptions {
  /** The stored choice; undecided without one that counts now. */
  read(): Consent;
  /** Calls back when another tab has stored or removed a choice. */
  watch(onChange: () => void): void;
  /** Opens the second layer of the shop's own dialog. */
  openDialog: () => void;
}

export interface OwnConsentManager extends ConsentManager {
  /** Has a choice count on this page that was made here. Storing it is left to the dialog. */
  adopt(consent: Consent): void;
}

/** The shop's own dialog behind the face of a consent manager, for a shop that has no account with one. */
export function createOwnConsentManager({ read, watch, openDialog }: OwnConsentOptions): OwnConsentManager {
  const listeners = new Set<(consent: Consent) => void>();
  let last = read();

  function adopt(consent: Consent): void {
    last = consent;
    for (const listener of listeners) listener(consent);
  }

  watch(() => adopt(read()));

  return {
    load: async () => true,
    onChange(listener) {
      listeners.add(listener);
      listener(last);
      return () => listeners.delete(listener);
    },
    current: () => last,
    openPreferences: openDialog,
    // The page that lists the cookies is the shop's own.
    showCookieList: () => {},
    adopt,
  };
}
