import { CONSENT_CATEGORIES } from '@storefront/core/consent/consent';
import type { PortRole } from '@storefront/core/public-config';
import { isAllowed } from './consent-port.ts';
import { publicPorts } from './public-ports.ts';

/** The categories of consent that providers of this shop need and the visitor has allowed: 'necessary,marketing'. */
export function allowedCategories(): string {
  const roles: PortRole[] = ['tagManager', 'assistant', 'sms', 'search', 'chat', 'reviews'];
  const allowed = new Set(roles.filter(isAllowed).map((role) => publicPorts.categories[role]));
  return CONSENT_CATEGORIES.filter((one) => one === 'necessary' || allowed.has(one)).join(',');
}
