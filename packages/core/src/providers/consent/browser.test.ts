import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { storedConsent, toConsent } from './browser.ts';

const readCookie = (name: string) => Cookies.get(name);
const clock = fixedClock('2026-11-21T12:00:00Z');
const everything = ',C0001,C0002,C0003,C0004,';

const stubCookies = (cookie: string) => vi.stubGlobal('document', { cookie });
afterEach(() => vi.unstubAllGlobals());

describe('the consent of the provider’s active groups', () => {
  it.each([
    ['no choice was made', '', everything],
    ['the choice was removed', 'OptanonAlertBoxClosed=; a=1', everything],
    ['another cookie has a similar name', 'XOptanonAlertBoxClosed=2026', everything],
  ])('is undecided and allows only what is necessary while %s', (_, cookies, groups) => {
    stubCookies(cookies);
    expect(toConsent(groups, readCookie, clock)).toEqual({ allowed: ['necessary'], decidedAt: null });
  });

  it.each([
    [everything, ['necessary', 'functional', 'analytics', 'marketing']],
    [',C0001,C0003,', ['necessary', 'functional']],
    [undefined, ['necessary']],
  ])('after a choice of %s', (groups, allowed) => {
    stubCookies('OptanonConsent=x; OptanonAlertBoxClosed=2026-11-21T11:00:00Z');
    expect(toConsent(groups, readCookie, clock)).toEqual({ allowed, decidedAt: clock.now() });
  });
});

describe('the consent that cookies of an earlier visit hold', () => {
  const closed = 'OptanonAlertBoxClosed=2026-11-21T11:00:00Z';
  const groups = 'groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1';

  it.each([
    ['no choice', `OptanonConsent=${groups}`],
    ['no groups', closed],
    ['no cookie', ''],
    ['a malformed cookie', `OptanonConsent=%E0%A4%A; ${closed}`],
    ['another list', `OptanonConsent=v=1&hostgroups=C0004:1; ${closed}`],
  ])('is null with %s', (_, cookies) => {
    stubCookies(cookies);
    expect(storedConsent(readCookie, clock)).toBeNull();
  });

  it.each([
    ['as the provider writes it', `a=1; OptanonConsent=isGpcEnabled=0&${groups}&geolocation=US; ${closed}`],
    ['encoded as a whole', `${closed}; OptanonConsent=${encodeURIComponent('v=1&groups=C0001:1,C0003:1')}`],
  ])('has the chosen groups, %s', (_, cookies) => {
    stubCookies(cookies);
    expect(storedConsent(readCookie, clock)).toEqual({
      allowed: ['necessary', 'functional'],
      decidedAt: clock.now(),
    });
  });

  it('allows only what is necessary when no group is on', () => {
    stubCookies(`OptanonConsent=groups=; ${closed}`);
    expect(storedConsent(readCookie, clock)?.allowed).toEqual(['necessary']);
  });
});
