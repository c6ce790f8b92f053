import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { checkGift } from './check-gift.ts';
import type { GiftForm } from './gift.ts';

const clock = fixedClock('2026-12-01T18:00:00Z');
const filled: GiftForm = {
  name: 'Jules',
  email: 'jules@example.com',
  confirmEmail: 'jules@example.com',
  message: '',
  date: '12/24/2026',
  hour: '10',
  timeZone: 'Pacific Time',
};
const fine = { dateProblem: null, emailProblem: null, isValid: true };

describe('the gift form [rule.gift-form]', () => {
  it.each<[string, Partial<GiftForm>, Partial<ReturnType<typeof checkGift>>]>([
    ['all filled in', {}, {}],
    ['[….1] no name', { name: '' }, { isValid: false }],
    ['[….1] a name of spaces', { name: '  ' }, { isValid: false }],
    ['[….5] this very moment', { date: '12/01/2026', hour: '10' }, {}],
    [
      '[….5] [error.17] an hour ago',
      { date: '12/01/2026', hour: '09' },
      { dateProblem: 'not-in-future', isValid: false },
    ],
    [
      '[….5] an hour ago here, but not further west',
      { date: '12/01/2026', hour: '09', timeZone: 'Hawaii' },
      {},
    ],
    ['[….5] nothing is said before the date is complete', { date: '12/01/20' }, { isValid: false }],
    ['[….5] nothing is said of an empty date', { date: '' }, { isValid: false }],
    [
      '[….5] no day of the calendar',
      { date: '02/30/2027' },
      { dateProblem: 'not-in-future', isValid: false },
    ],
    [
      '[….6] [error.18] emails differ',
      { confirmEmail: 'julie@example.com' },
      { emailProblem: 'not-equal', isValid: false },
    ],
    ['[….6] confirmation missing: nothing is said', { confirmEmail: '' }, { isValid: false }],
    ['[….6] email missing: nothing is said', { email: ' ' }, { isValid: false }],
    ['[….6] both missing', { email: '', confirmEmail: '' }, { isValid: false }],
    ['[….6] outer space does not make them differ', { confirmEmail: ' jules@example.com ' }, {}],
    ['[….6] nor on the other side', { email: ' jules@example.com ' }, {}],
    ['[….6] no check of the format', { email: 'jules', confirmEmail: 'jules' }, {}],
  ])('%s', (_, changed, check) => {
    expect(checkGift({ ...filled, ...changed }, clock)).toEqual({ ...fine, ...check });
  });
});
