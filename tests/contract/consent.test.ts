import { type Consent, mayLoad } from '@storefront/core/consent/consent';
import type { Fault } from '@storefront/core/fault';
import { createConsentManager } from '@storefront/core/providers/consent/browser';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneTrustAccount } from '../../packages/sandbox/src/onetrust/account.ts';
import { onetrustServer } from '../../packages/sandbox/src/onetrust/server.ts';
import { openPage, postsTo, serverUrl } from './fake-page.ts';
import { noDelay, providerWorld } from './provider-world.ts';

afterEach(() => vi.unstubAllGlobals());

function open(domainScript = oneTrustAccount.domainScript, cookies: Iterable<[string, string]> = []) {
  const world = providerWorld();
  const page = openPage({ onetrust: onetrustServer(world, noDelay) });
  for (const [name, value] of cookies) page.document.cookies.set(name, value);
  const faults: Fault[] = [];
  const received: Consent[] = [];
  const scriptUrl = `${serverUrl('onetrust')}/scripttemplates/otSDKStub.js`;
  const consent = createConsentManager({
    scriptUrl,
    domainScript,
    report: (one) => faults.push(one),
    readCookie: (name) => Cookies.get(name),
  });
  const stop = consent.onChange((one) => received.push(one));
  const allowed = () => received.at(-1)?.allowed;
  return { world, page, faults, received, consent, stop, allowed };
}

describe('consent against the double', () => {
  it('shows the banner before a choice, and allows only necessary cookies until then', async () => {
    const { page, consent, received, faults } = open();
    expect(await consent.load()).toBe(true);
    expect(page.document.getElementById('onetrust-banner-sdk')).not.toBeNull();
    expect(received).toEqual([{ allowed: ['necessary'], decidedAt: null }]);
    expect(page.window.OnetrustActiveGroups).toBe(',C0001,');
    expect(faults).toEqual([]);
  });

  it.each([
    ['Accept All Cookies', ['necessary', 'functional', 'analytics', 'marketing']],
    ['Reject All', ['necessary']],
  ])('follows the choice %s', async (button, allowed) => {
    const { world, page, consent, received } = open();
    await consent.load();
    page.document.button(button).click();
    await page.idle();
    expect(received.at(-1)).toEqual({ allowed, decidedAt: expect.any(Number) });
    expect(page.document.getElementById('onetrust-banner-sdk')).toBeNull();
    expect(postsTo(world, 'onetrust')).toMatchObject([{ status: 201 }]);
  });

  it('opens the preference centre requested before the script loaded, and follows a partial choice', async () => {
    const { page, consent, allowed } = open();
    consent.openPreferences();
    await consent.load();
    const boxes = page.document.getElementById('onetrust-pc-sdk')?.descendants() ?? [];
    for (const box of boxes) box.checked = ['C0001', 'C0003'].includes(box.value);
    page.document.button('Confirm My Choices').click();
    expect(allowed()).toEqual(['necessary', 'functional']);
  });

  it('allows only necessary cookies before a choice under the opt-out rule, too', async () => {
    const { page, consent, received } = open(oneTrustAccount.optOutDomainScript);
    await consent.load();
    expect(page.window.OnetrustActiveGroups).toBe(',C0001,C0002,C0003,C0004,');
    expect(received).toHaveLength(1);
    expect(received.some((one) => mayLoad('marketing', one))).toBe(false);
  });

  it('restores the choice of an earlier visit, without a banner', async () => {
    const first = open();
    await first.consent.load();
    first.page.document.button('Accept All Cookies').click();
    const { page, consent, allowed } = open(oneTrustAccount.domainScript, first.page.document.cookies);
    expect(allowed()).toContain('marketing');
    await consent.load();
    expect(allowed()).toContain('marketing');
    expect(page.document.getElementById('onetrust-banner-sdk')).toBeNull();
  });

  it('fills the list of cookies after a page change', async () => {
    const { page, consent } = open();
    await consent.load();
    const place = page.document.createElement('div');
    place.id = 'ot-sdk-cookie-policy';
    page.document.body.append(place);
    consent.showCookieList();
    expect(place.descendants().map(({ textContent }) => textContent)).toContain('OptanonConsent: 1 year');
  });

  it('notifies a late listener at once, and a removed one never', async () => {
    const { consent, page, received, stop } = open();
    await consent.load();
    const late: Consent[] = [];
    consent.onChange((one) => late.push(one));
    expect(late).toEqual(received);
    stop();
    page.document.button('Reject All').click();
    expect([received.length, late.length]).toEqual([1, 2]);
  });

  it('[error.20] a script that fails is reported, and nothing is allowed', async () => {
    const { page, consent, received, faults } = open();
    page.blocked.add(`${serverUrl('onetrust')}/scripttemplates/otSDKStub.js`);
    expect(await consent.load()).toBe(false);
    expect(received).toEqual([]);
    expect(faults.map(({ code }) => code)).toEqual(['consent-unavailable']);
  });
});
