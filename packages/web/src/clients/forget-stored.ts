import { type Consent, mayLoad, UNDECIDED } from '@storefront/core/consent/consent';
import { OWN_CONSENT } from '@storefront/core/consent-cookies';
import Cookies from 'js-cookie';
import { consentLines } from './consent-lines.ts';

/**
 * Removes what the refused categories have stored in this browser, as far as the registry names cookies and keys. A key
 * that ends with `*` stands for all that begin so.
 */
export function forgetStored(consent: Consent): void {
  for (const { consent: category, stored } of consentLines) {
    if (stored === null || mayLoad(category, consent)) continue;
    if (stored.place === 'cookie') removeCookie(stored.key);
    else removeKey(stored.place, stored.key);
  }
}

/** Removes a choice, which a consent manager keeps itself unless it is the shop's own, and what was stored by it. */
export function forgetChoice(isOwn: boolean): void {
  forgetStored(UNDECIDED);
  if (!isOwn) return;
  removeCookie(OWN_CONSENT);
  removeKey('local-storage', OWN_CONSENT);
}

/** Providers set cookies for this host, or for a domain above it. */
function removeCookie(name: string): void {
  Cookies.remove(name);
  const parts = location.hostname.split('.');
  for (let from = 0; from < parts.length; from += 1) {
    Cookies.remove(name, { domain: parts.slice(from).join('.') });
  }
}

function removeKey(place: 'local-storage' | 'session-storage', key: string): void {
  try {
    const storage = place === 'local-storage' ? localStorage : sessionStorage;
    const [start = ''] = key.split('*');
    const keys = start === key ? [key] : Object.keys(storage).filter((name) => name.startsWith(start));
    for (const name of keys) storage.removeItem(name);
  } catch (error) {
    console.warn(`"${key}" could not be removed`, error);
  }
}
