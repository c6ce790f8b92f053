import type { Clock } from '../../clock.ts';
import { type Consent, consentOfGroups, UNDECIDED } from '../../consent/consent.ts';

/** The provider sets it when the visitor has answered its banner. */
const chosen = /(?:^|;\s*)OptanonAlertBoxClosed=[^;]/;

/**
 * What the visitor allowed. Where the provider's rule for a country allows everything until somebody objects,
 * its groups are active before any choice: here they do not count.
 */
export function toConsent(cookies: string, activeGroups: string | undefined, clock: Clock): Consent {
  return chosen.test(cookies) ? consentOfGroups(activeGroups ?? '', clock) : UNDECIDED;
}
