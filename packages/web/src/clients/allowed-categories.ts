import { CONSENT_CATEGORIES, mayLoad } from '@storefront/core/consent/consent';
import { findConsentManager } from './consent-port.ts';
import { publicPorts } from './public-ports.ts';

/** The categories of consent that providers of this shop need and the visitor has allowed: 'necessary,marketing'. */
export function allowedCategories(): string {
  const needed = new Set(Object.values(publicPorts.categories));
  const consent = findConsentManager().current();
  return CONSENT_CATEGORIES.filter(
    (one) => one === 'necessary' || (needed.has(one) && mayLoad(one, consent)),
  ).join(',');
}
