import { describe, expect, it } from 'vitest';
import { mustCheckSettings, settingsRecord } from './settings-check.ts';

const NOW_MS = 1_795_000_000_000;
const record = (ageMs: number, revision = '5-a b') => settingsRecord(revision, NOW_MS - ageMs);

describe('a page that opens', () => {
  it.each([
    ['the tab has requested nothing yet', null, true],
    ['the tab learned a second ago that they are the newest', record(1_000), false],
    ['the tab learned it just now', record(0), false],
    ['a minute has passed', record(60_000), true],
    ['the clock of the device was set back', record(-1), true],
    ['the tab knows other settings', record(1_000, '6-c'), true],
    ['the record is malformed', '5-a b', true],
  ])('asks for newer settings or not, when %s', (_, stored, expected) => {
    expect(mustCheckSettings('5-a b', stored, NOW_MS)).toBe(expected);
  });
});
