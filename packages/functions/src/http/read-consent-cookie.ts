import type { Clock } from '@storefront/core/clock';
import { type Consent, consentOfGroups, readConsent, UNDECIDED } from '@storefront/core/consent/consent';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** Mirrors the entry of local storage with the same name, so that servers know it too. */
const OWN_COOKIE = 'consent';
const MANAGER_COOKIE = 'OptanonConsent';

/** What the visitor allowed, by our own cookie or else the consent manager’s; undecided without either. */
export function readConsentCookie(context: Context, clock: Clock): Consent {
  const own = getCookie(context, OWN_COOKIE);
  if (own !== undefined) return readConsent(own, clock);
  const groups = new URLSearchParams(getCookie(context, MANAGER_COOKIE)).get('groups');
  if (groups === null) return UNDECIDED;
  const active = groups.split(',').flatMap((group) => {
    const [name, state] = group.split(':');
    return state === '1' ? [name] : [];
  });
  return consentOfGroups(active.join(','), clock);
}
