/** The key of browser storage that holds the sign-ups which the provider has not accepted yet. */
export const OUTBOX_KEY = 'outbox';
