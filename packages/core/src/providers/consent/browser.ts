import { type Clock, systemClock } from '../../clock.ts';
import type { Consent } from '../../consent/consent.ts';
import type { Report } from '../outside-fault.ts';
import { createScriptPort } from '../script-port.ts';
import type { ConsentManager } from './consent.ts';
import { keptConsent, toConsent } from './map.ts';
import './wire.ts';

export interface ConsentOptions {
  scriptUrl: string;
  /** `data-domain-script`: a uuid, with `-test` behind it for the provider's staging. */
  domainScript: string;
  report: Report;
  clock?: Clock;
}

/** OneTrust: its stub calls `OptanonWrapper` when it is ready and after each choice. */
export function createConsentManager(options: ConsentOptions): ConsentManager {
  const { scriptUrl, domainScript, report, clock = systemClock } = options;
  const listeners = new Set<(consent: Consent) => void>();
  let last: Consent | null = null;

  function hear(): void {
    const groups = window.OnetrustActiveGroups ?? window.OptanonActiveGroups;
    const consent = toConsent(document.cookie, groups, clock);
    last = consent;
    for (const listener of listeners) listener(consent);
  }

  let isThere = () => {};
  const there = new Promise<void>((resolve) => {
    isThere = resolve;
  });

  const port = createScriptPort({
    role: 'consent',
    src: scriptUrl,
    attributes: { 'data-domain-script': domainScript, 'data-document-language': 'true' },
    report,
    prepare() {
      window.OptanonWrapper = () => {
        hear();
        isThere();
      };
    },
    find: () => there.then(() => window.OneTrust),
  });

  return {
    load: port.load,
    onChange(listener) {
      listeners.add(listener);
      last ??= keptConsent(document.cookie, clock);
      if (last) listener(last);
      return () => listeners.delete(listener);
    },
    openPreferences: () => port.use((oneTrust) => oneTrust.ToggleInfoDisplay?.()),
    showCookieList: () => port.use((oneTrust) => oneTrust.initializeCookiePolicyHtml?.(true)),
  };
}
