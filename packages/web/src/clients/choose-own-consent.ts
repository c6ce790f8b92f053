import { systemClock } from '@storefront/core/clock';
import { type Consent, decideConsent } from '@storefront/core/consent/consent';
import { OWN_CONSENT } from '@storefront/core/consent-cookies';
import Cookies from 'js-cookie';
import { hasPrivacySignal } from './consent-before.ts';
import { findOwnConsent } from './consent-port.ts';

const YEAR_DAYS = 365;

/** Stores the visitor's choice in the shop's own dialog with its time, for all tabs of this browser. */
export function chooseOwnConsent(allowed: Iterable<string>): void {
  const consent: Consent = {
    ...decideConsent(allowed, systemClock),
    ...(hasPrivacySignal() && { underSignal: true }),
  };
  writeReceipt(JSON.stringify(consent));
  findOwnConsent().adopt(consent);
}

/** In a browser that refuses storage the choice lives as long as the page. */
function writeReceipt(text: string): void {
  Cookies.set(OWN_CONSENT, text, {
    expires: YEAR_DAYS,
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
  try {
    localStorage.setItem(OWN_CONSENT, text);
  } catch (error) {
    console.warn('This browser does not store the choice of cookies', error);
  }
}
