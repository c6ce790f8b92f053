import { systemClock } from '@storefront/core/clock';
import { type Consent, isUndecided, readConsent } from '@storefront/core/consent/consent';
import { MANAGER_CHOSEN, MANAGER_CONSENT, OWN_CONSENT } from '@storefront/core/consent-cookies';
import Cookies from 'js-cookie';
import { publicPorts } from './public-ports.ts';

/** Dispatched on the document to open the second layer of the shop's own dialog. */
export const OPEN_CONSENT = 'open-consent';

/** With the list of all that is stored, which a visitor who only looks does not need. */
export const loadForgetting = () => import(/* webpackChunkName: "forget-stored" */ './forget-stored.ts');

/** Whether the shop has its own dialog, because no consent manager is configured. */
export const isOwnConsent = (): boolean => publicPorts.consent === undefined;

/** Global Privacy Control: the browser refuses for its user. */
export const hasPrivacySignal = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

/**
 * `[entity.browser-storage-and-cookies.1]` The choice in the shop's own dialog, for all tabs of this browser; null without
 * one, and in a browser that refuses storage. A cookie of the same name mirrors it for the shop's servers.
 */
function readReceipt(): string | null {
  try {
    const text = localStorage.getItem(OWN_CONSENT);
    // A choice that was deleted holds for the servers no more either.
    if (text === null) Cookies.remove(OWN_CONSENT);
    return text;
  } catch {
    return null;
  }
}

/** The choice in the shop's own dialog; undecided while the browser's signal is on that came after it. */
export const readOwnChoice = (): Consent => readConsent(readReceipt(), systemClock, hasPrivacySignal());

/** A cookie of OneTrust; none of them counts while the browser's signal is on that came after the choice. */
export function readManagerCookie(name: string): string | undefined {
  const isOverruled = hasPrivacySignal() && !/isGpcEnabled=1/.test(`${Cookies.get(MANAGER_CONSENT)}`);
  return isOverruled ? undefined : Cookies.get(name);
}

const hasNotChosen = (): boolean =>
  isOwnConsent() ? isUndecided(readOwnChoice()) : !readManagerCookie(MANAGER_CHOSEN);

/** Whether this visitor has yet to choose: read before the code of dialog and providers is loaded. */
export const needsChoice = (): boolean => !hasPrivacySignal() && hasNotChosen();

/** Whether this browser may have allowed more than the necessary on an earlier visit. */
export function mayHaveAllowed(): boolean {
  return isOwnConsent()
    ? readOwnChoice().allowed.length > 1
    : readManagerCookie(MANAGER_CONSENT) !== undefined;
}

/**
 * Where the browser refuses, removes a choice from before its signal, and what was stored by it. Rejects where the code
 * for that does not come: the choice counts for nothing until the next page removes it.
 */
export async function forgetOverruled(): Promise<void> {
  const isRefused = () => hasPrivacySignal() && hasNotChosen();
  if (!isRefused()) return;
  const { forgetChoice } = await loadForgetting();
  // The visitor may have chosen meanwhile.
  if (isRefused()) forgetChoice(isOwnConsent());
}
