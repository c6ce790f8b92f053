import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { keptConsent, toConsent } from './map.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
const everything = ',C0001,C0002,C0003,C0004,';

describe('what the consent manager says was allowed', () => {
  it.each([
    ['nothing was answered', '', everything],
    ['the answer was removed', 'OptanonAlertBoxClosed=; a=1', everything],
    ['another cookie is called alike', 'XOptanonAlertBoxClosed=2026', everything],
  ])('only what is necessary, undecided, while %s', (_, cookies, groups) => {
    expect(toConsent(cookies, groups, clock)).toEqual({ allowed: ['necessary'], decidedAt: null });
  });

  it.each([
    [everything, ['necessary', 'functional', 'analytics', 'marketing']],
    [',C0001,C0003,', ['necessary', 'functional']],
    [undefined, ['necessary']],
  ])('after an answer %s', (groups, allowed) => {
    const cookies = 'OptanonConsent=x; OptanonAlertBoxClosed=2026-11-21T11:00:00Z';
    expect(toConsent(cookies, groups, clock)).toEqual({ allowed, decidedAt: clock.now() });
  });
});

describe('what the cookies of an earlier visit say was allowed', () => {
  const closed = 'OptanonAlertBoxClosed=2026-11-21T11:00:00Z';
  const groups = 'groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1';

  it.each([
    ['no answer', `OptanonConsent=${groups}`],
    ['no groups', closed],
    ['no cookie', ''],
    ['junk', `OptanonConsent=%E0%A4%A; ${closed}`],
    ['another list', `OptanonConsent=v=1&hostgroups=C0004:1; ${closed}`],
  ])('nobody knows with %s', (_, cookies) => {
    expect(keptConsent(cookies, clock)).toBeNull();
  });

  it.each([
    ['as the provider writes it', `a=1; OptanonConsent=isGpcEnabled=0&${groups}&geolocation=US; ${closed}`],
    ['encoded as a whole', `${closed}; OptanonConsent=${encodeURIComponent('v=1&groups=C0001:1,C0003:1')}`],
  ])('the groups that were chosen, %s', (_, cookies) => {
    expect(keptConsent(cookies, clock)).toEqual({
      allowed: ['necessary', 'functional'],
      decidedAt: clock.now(),
    });
  });

  it('only what is necessary when no group is on', () => {
    expect(keptConsent(`OptanonConsent=groups=; ${closed}`, clock)?.allowed).toEqual(['necessary']);
  });
});
