import { createConsentManager } from '@storefront/core/providers/consent/browser';
import type { ConsentManager } from '@storefront/core/providers/consent/consent';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let manager: ConsentManager | null = null;

/** The page's one consent manager, not loaded yet; null while the shop has none. */
export function findConsentManager(): ConsentManager | null {
  manager ??= publicPorts.consent && createConsentManager({ ...publicPorts.consent, report: reportFault });
  return manager;
}
