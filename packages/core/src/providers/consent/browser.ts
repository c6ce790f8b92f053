import { type Clock, systemClock } from '../../clock.ts';
import { type Consent, consentOfGroups, UNDECIDED } from '../../consent/consent.ts';
import { MANAGER_CHOSEN, MANAGER_CONSENT } from '../../consent-cookies.ts';
import type { Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { ConsentManager } from './consent.ts';

export interface ConsentOptions {
  scriptUrl: string;
  /** `data-domain-script`: a uuid, followed by `-test` for the provider's staging. */
  domainScript: string;
  report: Report;
  readCookie: ReadCookie;
  clock?: Clock;
}

/** The decoded value of a cookie of the page; undefined without one. */
export type ReadCookie = (name: string) => string | undefined;

export interface OneTrustApi {
  /** Shows the preference centre. */
  ToggleInfoDisplay?(): void;
  initializeCookiePolicyHtml?(isForced: true): void;
}

declare global {
  interface Window {
    OneTrust?: OneTrustApi;
    /** `,C0001,C0003,` */
    OnetrustActiveGroups?: string;
    /** The former name of the same. */
    OptanonActiveGroups?: string;
    /** Called by the provider when it is ready and after every choice. */
    OptanonWrapper?: () => void;
  }
}

/** OneTrust: its stub calls `OptanonWrapper` when it is ready and after each choice. */
export function createConsentManager(options: ConsentOptions): ConsentManager {
  const { scriptUrl, domainScript, report, readCookie, clock = systemClock } = options;
  const listeners = new Set<(consent: Consent) => void>();
  let last = storedConsent(readCookie, clock);

  function notify(): void {
    const groups = window.OnetrustActiveGroups ?? window.OptanonActiveGroups;
    const consent = toConsent(groups, readCookie, clock);
    last = consent;
    for (const listener of listeners) listener(consent);
  }

  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });

  const port = createScriptPort({
    role: 'consent',
    src: scriptUrl,
    attributes: { 'data-domain-script': domainScript, 'data-document-language': 'true' },
    report,
    prepare() {
      window.OptanonWrapper = () => {
        notify();
        becomeReady();
      };
    },
    find: () => ready.then(() => window.OneTrust),
  });

  return {
    load: port.load,
    onChange(listener) {
      listeners.add(listener);
      if (last) listener(last);
      return () => listeners.delete(listener);
    },
    current: () => last ?? UNDECIDED,
    openPreferences: () => port.use((oneTrust) => oneTrust.ToggleInfoDisplay?.()),
    showCookieList: () => port.use((oneTrust) => oneTrust.initializeCookiePolicyHtml?.(true)),
  };
}

/**
 * What the visitor allowed. Where the provider's rule for a country allows everything until somebody objects, its
 * groups are active before any choice: those do not count.
 */
export function toConsent(activeGroups: string | undefined, readCookie: ReadCookie, clock: Clock): Consent {
  return hasChosen(readCookie) ? consentOfGroups(activeGroups ?? '', clock) : UNDECIDED;
}

/** The choice of an earlier visit in the provider's cookies, before its script has loaded; null without one. */
export function storedConsent(readCookie: ReadCookie, clock: Clock): Consent | null {
  // Among other values: `groups=C0001:1,C0003:0`.
  const groups = new URLSearchParams(readCookie(MANAGER_CONSENT)).get('groups');
  if (groups === null || !hasChosen(readCookie)) return null;
  return consentOfGroups(groups.replaceAll(':1', ''), clock);
}

/** The provider sets the cookie when the visitor has made a choice in its banner. */
function hasChosen(readCookie: ReadCookie): boolean {
  return Boolean(readCookie(MANAGER_CHOSEN));
}
