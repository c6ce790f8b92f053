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

/** Among other values of one cookie `groups=C0001:1,C0003:0`; each value is encoded, or all together. */
const keptGroups = /OptanonConsent[^;]*(?:[=&]|%26)groups(?:=|%3D)([^;&]*)/;

/** The choice that the provider's cookies keep of an earlier visit, before its script is here; null without one. */
export function keptConsent(cookies: string, clock: Clock): Consent | null {
  const kept = keptGroups.exec(cookies)?.[1];
  if (kept === undefined || !chosen.test(cookies)) return null;
  return consentOfGroups(`${kept.match(/C\d+(?=(:|%3A)1)/g)}`, clock);
}
