import Cookies from 'js-cookie';

/** Whether this browser has a cookie of the consent manager; known before its code is loaded. */
export const hasConsentCookie = (): boolean => Cookies.get('OptanonConsent') !== undefined;
