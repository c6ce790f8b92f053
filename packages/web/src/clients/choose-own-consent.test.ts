import { type Consent, UNDECIDED } from '@storefront/core/consent/consent';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let stored: string | null = null;
let storesNothing = false;

/** A page of a browser that may send Global Privacy Control. */
async function openPage(globalPrivacyControl = false) {
  vi.resetModules();
  vi.stubGlobal('navigator', { globalPrivacyControl });
  const { chooseOwnConsent } = await import('./choose-own-consent.ts');
  const { findConsentManager } = await import('./consent-port.ts');
  const received: Consent[] = [];
  findConsentManager().onChange((consent) => received.push(consent));
  return { choose: chooseOwnConsent, received, current: () => findConsentManager().current() };
}

beforeEach(() => {
  stored = null;
  storesNothing = false;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem(_: string, text: string) {
      if (storesNothing) throw new Error('full');
      stored = text;
    },
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { addEventListener: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

it('[entity.browser-storage-and-cookies.1] stores the choice with its time under `consent`, and in the cookie for the servers', async () => {
  const page = await openPage();
  page.choose(['functional', 'nonsense']);
  const choice = { allowed: ['necessary', 'functional'], decidedAt: expect.any(Number) };
  expect(JSON.parse(stored ?? '')).toEqual(choice);
  expect(JSON.parse(Cookies.get('consent') ?? '')).toEqual(choice);
  expect(page.received).toEqual([UNDECIDED, choice]);
  expect((await openPage()).current()).toEqual(choice);
});

it('[what.22] a choice under the browser’s signal counts under it from then on, and without it', async () => {
  const page = await openPage(true);
  page.choose(['functional']);
  expect(page.current().allowed).toEqual(['necessary', 'functional']);
  for (const hasSignal of [true, false])
    expect((await openPage(hasSignal)).current().allowed).toEqual(['necessary', 'functional']);
});

it('[what.22] a choice from before the signal does not count while that is on', async () => {
  (await openPage()).choose(['marketing']);
  expect((await openPage(true)).received).toEqual([UNDECIDED]);
  expect((await openPage()).current().allowed).toEqual(['necessary', 'marketing']);
});

it('in a browser that refuses storage the choice lives as long as the page', async () => {
  storesNothing = true;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = await openPage();
  page.choose(['functional']);
  expect(page.current().allowed).toEqual(['necessary', 'functional']);
  expect(warn).toHaveBeenCalledOnce();
  expect((await openPage()).current()).toEqual(UNDECIDED);
});
