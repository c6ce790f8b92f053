/** Whether this browser has a cookie of the consent manager: cheap to ask before the manager's code is loaded. */
export const hasConsentCookie = (): boolean => /(?:^|; )OptanonConsent=/.test(document.cookie);
