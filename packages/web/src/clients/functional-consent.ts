import { mayLoad } from '@storefront/core/consent/consent';
import { findConsentManager } from './consent-port.ts';

/**
 * Calls back with whether the visitor allows what the shop itself stores for comfort: now, and with every later choice.
 * Returns a cleanup function.
 */
export function followFunctionalConsent(onChange: (isAllowed: boolean) => void): () => void {
  return findConsentManager().onChange((consent) => onChange(mayLoad('functional', consent)));
}
