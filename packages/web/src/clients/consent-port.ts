import {
  type Consent,
  type ConsentCategory,
  isUndecided,
  isWithdrawn,
  mayLoad,
} from '@storefront/core/consent/consent';
import { OWN_CONSENT } from '@storefront/core/consent-cookies';
import { createConsentManager } from '@storefront/core/providers/consent/browser';
import {
  createOwnConsentManager,
  type OwnConsentManager,
} from '@storefront/core/providers/consent/browser-own';
import type { ConsentManager } from '@storefront/core/providers/consent/consent';
import type { PortRole } from '@storefront/core/public-config';
import { loadForgetting, OPEN_CONSENT, readManagerCookie, readOwnChoice } from './consent-before.ts';
import { inIdleTurn } from './in-idle-turn.ts';
import { publicPorts } from './public-ports.ts';
import { reportFault } from './report-fault.ts';

let manager: ConsentManager | null = null;
let own: OwnConsentManager | null = null;
/** Categories of which something may have run on this page. */
const started = new Set<ConsentCategory>();

/** The page's one consent manager: the configured provider's, not loaded yet, or the shop's own. */
export function findConsentManager(): ConsentManager {
  if (manager) return manager;
  manager = publicPorts.consent
    ? createConsentManager({
        ...publicPorts.consent,
        report: reportFault,
        readCookie: readManagerCookie,
      })
    : findOwnConsent();
  followWithdrawals(manager);
  return manager;
}

/** The shop's own manager, for its dialog. */
export function findOwnConsent(): OwnConsentManager {
  own ??= createOwnConsentManager({
    read: readOwnChoice,
    watch: watchReceipt,
    openDialog: () => document.dispatchEvent(new Event(OPEN_CONSENT)),
  });
  return own;
}

/** Calls back when another tab has stored or removed a choice. */
function watchReceipt(onChange: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === OWN_CONSENT || key === null) onChange();
  });
}

/**
 * A refusal removes what was stored before it; only a full load stops a script that runs already. A choice that another
 * tab has deleted is taken back like one that was changed.
 */
function followWithdrawals(followed: ConsentManager): void {
  let last: Consent | null = null;
  const follow = async (before: Consent, consent: Consent) => {
    if (isUndecided(before) && isUndecided(consent)) return;
    const { forgetStored } = await loadForgetting().catch(loadForgetting);
    forgetStored(consent);
    if (isWithdrawn({ ...consent, allowed: [...started] }, consent)) location.reload();
  };
  followed.onChange((consent) => {
    if (last !== null) void follow(last, consent).catch(() => location.reload());
    last = consent;
  });
}

/**
 * Calls `work` once the visitor has allowed the provider's consent category: now, or by a later choice on this page; in
 * an idle period of its own. Never when the provider is off. Returns a cancel function.
 */
export function whenAllowed(role: PortRole, work: () => void): () => void {
  const category = publicPorts.categories[role];
  if (category === undefined) return () => {};
  let isDone = false;
  let isCancelled = false;
  const unsubscribe = findConsentManager().onChange((consent) => {
    if (isDone || !mayLoad(category, consent)) return;
    isDone = true;
    inIdleTurn(() => {
      if (!isCancelled && isAllowed(role)) work();
    });
  });
  return () => {
    isDone = true;
    isCancelled = true;
    unsubscribe();
  };
}

/** Whether the visitor has allowed the provider's category, as far as the page knows now: then something may run. */
export function isAllowed(role: PortRole): boolean {
  const category = publicPorts.categories[role];
  if (category === undefined) return false;
  const isGranted = mayLoad(category, findConsentManager().current());
  if (isGranted) started.add(category);
  return isGranted;
}
