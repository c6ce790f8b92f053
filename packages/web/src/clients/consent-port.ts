import { mayLoad } from '@storefront/core/consent/consent';
import { createConsentManager } from '@storefront/core/providers/consent/browser';
import type { ConsentManager } from '@storefront/core/providers/consent/consent';
import type { PortRole } from '@storefront/core/public-config';
import Cookies from 'js-cookie';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let manager: ConsentManager | null = null;

/** The page's one consent manager, not loaded yet; null when none is configured. */
export function findConsentManager(): ConsentManager | null {
  manager ??= publicPorts.consent
    ? createConsentManager({
        ...publicPorts.consent,
        report: reportFault,
        readCookie: (name) => Cookies.get(name),
      })
    : null;
  return manager;
}

/**
 * Calls `work` once, as soon as the visitor has allowed the provider's consent category: now, or by a later choice on
 * this page. Never when the provider is off or there is no consent manager. Returns a cancel function.
 */
export function whenAllowed(role: PortRole, work: () => void): () => void {
  const category = publicPorts.categories[role];
  if (category === undefined) return () => {};
  let isDone = false;
  const unsubscribe = findConsentManager()?.onChange((consent) => {
    if (isDone || !mayLoad(category, consent)) return;
    isDone = true;
    work();
  });
  return () => {
    isDone = true;
    unsubscribe?.();
  };
}

/** Whether the visitor has allowed the provider's category, as far as the page knows now. */
export function isAllowed(role: PortRole): boolean {
  let isGranted = false;
  whenAllowed(role, () => {
    isGranted = true;
  })();
  return isGranted;
}
