import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import type { Consent, ConsentCategory } from './consent.ts';
import {
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

describe('[what.22] mayLoad', () => {
  it.each<[string, Consent, ConsentCategory[]]>([
    ['before a choice', UNDECIDED, ['necessary']],
    ['all refused', decideConsent([], noon), ['necessary']],
    ['all accepted', decideConsent(CONSENT_CATEGORIES, noon), [...CONSENT_CATEGORIES]],
    ['measurement only', decideConsent(['analytics'], noon), ['necessary', 'analytics']],
    ['unknown categories', decideConsent(['everything', ''], noon), ['necessary']],
    ['a choice without the necessary', { allowed: [], decidedAt: 1 }, ['necessary']],
  ])('%s', (_, consent, allowed) => {
    expect(CONSENT_CATEGORIES.filter((category) => mayLoad(category, consent))).toEqual(allowed);
  });

  it('is undecided until the visitor chooses; a refusal is a choice', () => {
    expect(isUndecided(UNDECIDED)).toBe(true);
    expect(isUndecided(decideConsent([], noon))).toBe(false);
  });
});

describe('isWithdrawn', () => {
  it.each<[string, string[], string[], boolean]>([
    ['more is allowed', ['analytics'], ['analytics', 'marketing'], false],
    ['the same', ['analytics'], ['analytics'], false],
    ['less is allowed', ['analytics', 'marketing'], ['analytics'], true],
    ['something else', ['analytics'], ['marketing'], true],
  ])('%s: %j, then %j: withdrawn %s', (_, before, after, expected) => {
    expect(isWithdrawn(decideConsent(before, noon), decideConsent(after, noon))).toBe(expected);
  });
});

describe('the choice stored in the browser', () => {
  const stored = JSON.stringify(decideConsent(['analytics'], noon));
  const later = (ms: number) => ({ now: () => noon.now() + ms });

  it.each([
    ['at once', 0, false],
    ['a moment before a year', CONSENT_LASTS_MS - 1, false],
    ['a year later', CONSENT_LASTS_MS, true],
    ['from the future', -1, true],
  ])('%s', (_, ms, mustAsk) => {
    const consent = readConsent(stored, later(ms), false);
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
  ])('reads the junk %j as no choice', (stored) => {
    expect(readConsent(stored, noon, false)).toEqual(UNDECIDED);
  });

  it('[what.22] is no choice while a signal is on that came after it', () => {
    const under: Consent = { ...decideConsent(['analytics'], noon), underSignal: true };
    expect(readConsent(stored, noon, true)).toEqual(UNDECIDED);
    expect(readConsent(JSON.stringify(under), noon, true)).toEqual(under);
    expect(readConsent(JSON.stringify(under), noon, false)).toEqual(under);
    expect(readConsent(JSON.stringify({ ...under, underSignal: 1 }), noon, true)).toEqual(UNDECIDED);
  });

  it('leaves out unknown categories', () => {
    const stored = JSON.stringify({ allowed: ['marketing', 'x', 7, null], decidedAt: noon.now() });
    expect(readConsent(stored, noon, false).allowed).toEqual(['necessary', 'marketing']);
  });

  it('reads a stored choice back unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CONSENT_CATEGORIES)), (chosen) => {
        const consent = decideConsent(chosen, noon);
        expect(readConsent(JSON.stringify(consent), noon, false)).toEqual(consent);
      }),
    );
  });

  it('reads any other text as no choice', () => {
    fc.assert(fc.property(fc.string(), (stored) => readConsent(stored, noon, false) === UNDECIDED));
  });
});

describe('the choice of a consent manager', () => {
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
