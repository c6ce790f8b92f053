import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../clock.ts';
import { toConsent } from './map.ts';

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
