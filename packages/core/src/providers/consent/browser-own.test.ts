import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../clock.ts';
import {
  CONSENT_LASTS_MS,
  type Consent,
  decideConsent,
  readConsent,
  UNDECIDED,
} from '../../consent/consent.ts';
import { createOwnConsentManager } from './browser-own.ts';

const noon = fixedClock('2026-11-23T12:00:00Z');

/** A browser's storage with several tabs: each change is reported to the others. */
function openBrowser(stored: string | null = null) {
  let text = stored;
  const tabs: (() => void)[] = [];
  return {
    openTab(clock = noon) {
      let onChange = () => {};
      tabs.push(() => onChange());
      const own = tabs.length - 1;
      let opened = 0;
      const manager = createOwnConsentManager({
        read: () => readConsent(text, clock, false),
        watch(listener) {
          onChange = listener;
        },
        openDialog: () => {
          opened += 1;
        },
      });
      const choose = (...allowed: string[]) => {
        const consent = decideConsent(allowed, clock);
        text = JSON.stringify(consent);
        for (const [at, report] of tabs.entries()) if (at !== own) report();
        manager.adopt(consent);
      };
      const received: Consent[] = [];
      const stop = manager.onChange((consent) => received.push(consent));
      return { manager, choose, received, stop, opened: () => opened };
    },
  };
}

describe('the shop’s own consent manager', () => {
  it('allows only what is necessary before a choice, and loads nothing', async () => {
    const { manager, received } = openBrowser().openTab();
    expect(received).toEqual([UNDECIDED]);
    expect(await manager.load()).toBe(true);
    expect(received).toHaveLength(1);
  });

  it('holds a choice in all tabs, also one that allows less, and in those that are opened later', () => {
    const browser = openBrowser();
    const first = browser.openTab();
    const second = browser.openTab();
    first.choose('marketing');
    for (const tab of [first, second, browser.openTab()]) {
      expect(tab.received.at(-1)?.allowed).toEqual(['necessary', 'marketing']);
      expect(tab.manager.current()).toEqual(tab.received.at(-1));
    }
    second.choose();
    expect(first.received.at(-1)?.allowed).toEqual(['necessary']);
  });

  it('is undecided again after a year, and with junk in the storage', () => {
    const choice = JSON.stringify({ allowed: ['marketing'], decidedAt: noon.now() });
    const later = { now: () => noon.now() + CONSENT_LASTS_MS };
    expect(openBrowser(choice).openTab(later).manager.current()).toEqual(UNDECIDED);
    expect(openBrowser('{').openTab().manager.current()).toEqual(UNDECIDED);
  });

  it('[screen.link-rules.6] opens its dialog, and notifies no listener that was removed', () => {
    const { manager, choose, received, stop, opened } = openBrowser().openTab();
    manager.openPreferences();
    expect(opened()).toBe(1);
    stop();
    choose('analytics');
    expect(received).toHaveLength(1);
  });
});
