import type { Consent } from '../../consent/consent.ts';

/** The provider's banner and preference centre. It is necessary, and the only script that loads before a choice. */
export interface ConsentManager {
  /** Loads the provider's script, which shows its banner before a choice. False when it failed: nothing is allowed. */
  load(): Promise<boolean>;
  /**
   * Calls the listener with what is allowed: at once, where an earlier visit has chosen; once the provider knows; and
   * whenever it changes. Before a choice only necessary things are allowed, whatever the provider's own default for
   * the country. Returns a cleanup function.
   */
  onChange(listener: (consent: Consent) => void): () => void;
  /** What is allowed as far as the page knows now: only what is necessary before a choice. */
  current(): Consent;
  /** `[screen.link-rules.6]` Opens the preference centre once the provider is ready. */
  openPreferences(): void;
  /** Fills the cookie page's list (`#ot-sdk-cookie-policy`), which the provider itself does on a full load only. */
  showCookieList(): void;
}
