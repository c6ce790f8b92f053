/** The shop's own cookie of a choice, and the entry of local storage that it mirrors. */
export const OWN_CONSENT = 'consent';

/** The consent manager's cookie of a choice. */
export const MANAGER_CONSENT = 'OptanonConsent';

/** Set by the consent manager once the visitor has chosen: until then its groups are its own defaults. */
export const MANAGER_CHOSEN = 'OptanonAlertBoxClosed';
