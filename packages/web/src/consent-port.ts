import { mayLoad } from '@storefront/core/consent/consent';
import { createConsentManager } from '@storefront/core/providers/consent/browser';
import type { ConsentManager } from '@storefront/core/providers/consent/consent';
import type { PortRole } from '@storefront/core/public-config';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let manager: ConsentManager | null = null;

/** The page's one consent manager, not loaded yet; null while the shop has none. */
export function findConsentManager(): ConsentManager | null {
  manager ??= publicPorts.consent && createConsentManager({ ...publicPorts.consent, report: reportFault });
  return manager;
}

/**
 * Does `work` once, as soon as the visitor has allowed what the provider is for: now, or by a choice on this page.
 * Never, where the provider is off or nobody keeps consent. Answers how to call it off.
 */
export function whenAllowed(role: PortRole, work: () => void): () => void {
  const category = publicPorts.categories[role];
  if (category === undefined) return () => {};
  let isOver = false;
  const forget = findConsentManager()?.onChange((consent) => {
    if (isOver || !mayLoad(category, consent)) return;
    isOver = true;
    work();
  });
  return () => {
    isOver = true;
    forget?.();
  };
}

/** Whether the visitor has allowed what the provider is for, as far as this page knows yet. */
export function isAllowed(role: PortRole): boolean {
  let isKnown = false;
  whenAllowed(role, () => {
    isKnown = true;
  })();
  return isKnown;
}
