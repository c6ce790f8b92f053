import type { Consent } from '../../consent/consent.ts';

/** The provider's banner and preference centre. It is necessary, and the only script that loads before a choice. */
export interface ConsentManager {
  /** Loads the provider's script, which asks who has not chosen. False when it failed: nothing was allowed then. */
  load(): Promise<boolean>;
  /**
   * Hears what is allowed: at once, where an earlier visit has chosen; once the provider knows; and whenever it
   * changes. Before a choice that is what is necessary, whatever the provider's own default for the country. Answers
   * how to stop listening.
   */
  onChange(listener: (consent: Consent) => void): () => void;
  /** `[screen.link-rules.6]` Opens the preference centre, when it is there. */
  openPreferences(): void;
  /** Fills the cookie page's list (`#ot-sdk-cookie-policy`), which the provider does by itself on a full load only. */
  showCookieList(): void;
}
