import type { Clock } from '@storefront/core/clock';
import { type Consent, consentOfGroups, readConsent, UNDECIDED } from '@storefront/core/consent/consent';
import { MANAGER_CHOSEN, MANAGER_CONSENT, OWN_CONSENT } from '@storefront/core/consent-cookies';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/**
 * What the visitor allowed, by our own cookie or else the consent manager’s; undecided without either, and where the
 * browser’s signal (Global Privacy Control) came after the choice.
 */
export function readConsentCookie(context: Context, clock: Clock): Consent {
  const own = getCookie(context, OWN_CONSENT);
  const hasSignal = context.req.header('Sec-GPC') === '1';
  if (own !== undefined) return readConsent(own, clock, hasSignal);
  const stored = new URLSearchParams(getCookie(context, MANAGER_CONSENT));
  const groups = stored.get('groups');
  if (hasSignal && stored.get('isGpcEnabled') !== '1') return UNDECIDED;
  if (groups === null || !getCookie(context, MANAGER_CHOSEN)) return UNDECIDED;
  const active = groups.split(',').flatMap((group) => {
    const [name, state] = group.split(':');
    return state === '1' ? [name] : [];
  });
  return consentOfGroups(active.join(','), clock);
}
