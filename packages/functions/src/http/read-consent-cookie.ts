import type { Clock } from '@storefront/core/clock';
import {
  type Consent,
  consentOfGroups,
  isUndecided,
  mayLoad,
  readConsent,
  UNDECIDED,
} from '@storefront/core/consent/consent';
import { MANAGER_CHOSEN, MANAGER_CONSENT, OWN_CONSENT } from '@storefront/core/consent-cookies';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/**
 * What the visitor allowed, by our own cookie or the consent manager’s; undecided without either, and where the
 * browser’s signal (Global Privacy Control) came after the choice. A shop that has changed from one to the other finds
 * both: then only what both allow counts, for functions do not know which of them is configured now.
 */
export function readConsentCookie(context: Context, clock: Clock): Consent {
  const hasSignal = context.req.header('Sec-GPC') === '1';
  const own = readConsent(getCookie(context, OWN_CONSENT) ?? null, clock, hasSignal);
  const managed = readManaged(context, clock, hasSignal);
  if (isUndecided(own)) return managed;
  if (isUndecided(managed)) return own;
  return { ...own, allowed: own.allowed.filter((category) => mayLoad(category, managed)) };
}

function readManaged(context: Context, clock: Clock, hasSignal: boolean): Consent {
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
