import { systemClock } from '@storefront/core/clock';
import { type Consent, isUndecided, readConsent } from '@storefront/core/consent/consent';
import Cookies from 'js-cookie';
import { consentReceipt } from './consent-receipt.ts';
import { publicPorts } from './public-ports.ts';

/** Dispatched on the document to open the second layer of the shop's own dialog. */
export const OPEN_CONSENT = 'open-consent';

/** Whether the shop has its own dialog, because no consent manager is configured. */
export const isOwnConsent = (): boolean => publicPorts.consent === undefined;

/** Global Privacy Control: the browser refuses for its user. */
export const hasPrivacySignal = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

const choiceBefore = (): Consent => readConsent(consentReceipt.read(), systemClock);

/** Whether this visitor has yet to choose: read before the code of dialog and providers is loaded. */
export function needsChoice(): boolean {
  if (isOwnConsent()) return isUndecided(choiceBefore()) && !hasPrivacySignal();
  return Cookies.get('OptanonAlertBoxClosed') === undefined;
}

/** Whether this browser may have allowed more than the necessary on an earlier visit. */
export function mayHaveAllowed(): boolean {
  return isOwnConsent() ? choiceBefore().allowed.length > 1 : Cookies.get('OptanonConsent') !== undefined;
}
