import { systemClock } from '@storefront/core/clock';
import { isWithdrawn, UNDECIDED } from '@storefront/core/consent/consent';
import { storedConsent } from '@storefront/core/providers/consent/browser';
import { isOwnConsent, readManagerCookie } from './consent-before.ts';
import { findConsentManager } from './consent-port.ts';

/**
 * A consent manager of somebody else notifies no other tab of a choice. One that is looked at again reads its cookies, and
 * loads again where something was withdrawn: only a full load stops a script that runs already.
 */
export function followManager(): void {
  if (isOwnConsent()) return;
  const look = () => {
    const stored = storedConsent(readManagerCookie, systemClock) ?? UNDECIDED;
    if (!document.hidden && isWithdrawn(findConsentManager().current(), stored)) location.reload();
  };
  addEventListener('visibilitychange', look);
  addEventListener('focus', look);
}
