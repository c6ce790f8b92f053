import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import type { Consent, ConsentCategory } from './consent.ts';
import {
  allowedOf,
  CONSENT_CATEGORIES,
  CONSENT_LASTS_MS,
  consentOfGroups,
  decideConsent,
  isUndecided,
  isWithdrawn,
  mayLoad,
  readConsent,
  UNDECIDED,
} from './consent.ts';

const noon = fixedClock('2026-11-21T12:00:00Z');

describe('what may load [what.22]', () => {
  it.each<[string, Consent, ConsentCategory[]]>([
    ['before a choice', UNDECIDED, ['necessary']],
    ['all refused', decideConsent([], noon), ['necessary']],
    ['all accepted', decideConsent(CONSENT_CATEGORIES, noon), [...CONSENT_CATEGORIES]],
    ['measurement only', decideConsent(['analytics'], noon), ['necessary', 'analytics']],
    ['unknown categories', decideConsent(['everything', ''], noon), ['necessary']],
    ['a choice that forgot the necessary', { allowed: [], decidedAt: 1 }, ['necessary']],
  ])('%s', (_, consent, allowed) => {
    expect(CONSENT_CATEGORIES.filter((category) => mayLoad(category, consent))).toEqual(allowed);
  });

  it('picks the providers that a visitor allowed', () => {
    const providers: { provider: string; consent: ConsentCategory }[] = [
      { provider: 'shop', consent: 'necessary' },
      { provider: 'chat', consent: 'functional' },
      { provider: 'tags', consent: 'marketing' },
    ];
    const consent = decideConsent(['functional'], noon);
    expect(allowedOf(providers, consent).map(({ provider }) => provider)).toEqual(['shop', 'chat']);
  });

  it('asks until there is a choice, also a refusal', () => {
    expect(isUndecided(UNDECIDED)).toBe(true);
    expect(isUndecided(decideConsent([], noon))).toBe(false);
  });
});

describe('a choice that is changed', () => {
  it.each<[string, string[], string[], boolean]>([
    ['more is allowed', ['analytics'], ['analytics', 'marketing'], false],
    ['the same', ['analytics'], ['analytics'], false],
    ['less is allowed', ['analytics', 'marketing'], ['analytics'], true],
    ['something else', ['analytics'], ['marketing'], true],
  ])('%s: %j, then %j: withdrawn %s', (_, before, after, expected) => {
    expect(isWithdrawn(decideConsent(before, noon), decideConsent(after, noon))).toBe(expected);
  });
});

describe('the choice kept in the browser', () => {
  const kept = JSON.stringify(decideConsent(['analytics'], noon));
  const later = (ms: number) => ({ now: () => noon.now() + ms });

  it.each([
    ['at once', 0, false],
    ['a moment before a year', CONSENT_LASTS_MS - 1, false],
    ['a year later', CONSENT_LASTS_MS, true],
    ['from the future', -1, true],
  ])('%s', (_, ms, mustAsk) => {
    const consent = readConsent(kept, later(ms));
    expect(isUndecided(consent)).toBe(mustAsk);
    expect(mayLoad('analytics', consent)).toBe(!mustAsk);
  });

  it.each([
    null,
    '',
    'no json',
    'null',
    '7',
    '[]',
    '{}',
    '{"allowed":"marketing","decidedAt":1}',
    '{"allowed":["marketing"],"decidedAt":"1"}',
    '{"allowed":["marketing"],"decidedAt":null}',
  ])('junk is no choice: %j', (stored) => {
    expect(readConsent(stored, noon)).toEqual(UNDECIDED);
  });

  it('categories that are none are left out', () => {
    const stored = JSON.stringify({ allowed: ['marketing', 'x', 7, null], decidedAt: noon.now() });
    expect(readConsent(stored, noon).allowed).toEqual(['necessary', 'marketing']);
  });

  it('what is chosen is what is read again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CONSENT_CATEGORIES)), (chosen) => {
        const consent = decideConsent(chosen, noon);
        expect(readConsent(JSON.stringify(consent), noon)).toEqual(consent);
      }),
    );
  });

  it('no stored text allows more than the necessary by accident', () => {
    fc.assert(fc.property(fc.string(), (stored) => readConsent(stored, noon) === UNDECIDED));
  });
});

describe('the choice as the consent manager tells it', () => {
  it.each<[string, ConsentCategory[]]>([
    ['', ['necessary']],
    [',C0001,', ['necessary']],
    [',C0001,C0002,', ['necessary', 'analytics']],
    [',C0001, C0003 ,', ['necessary', 'functional']],
    [',C0001,C0004,', ['necessary', 'marketing']],
    [',C0001,C0005,', ['necessary']],
    [',C0001,C0002,C0003,C0004,C0005,', [...CONSENT_CATEGORIES]],
    ['C9999,c0002', ['necessary']],
  ])('%j allows %j', (groups, allowed) => {
    expect(consentOfGroups(groups, noon)).toEqual({ allowed, decidedAt: noon.now() });
  });
});
