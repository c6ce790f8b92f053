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

describe('the gift form', () => {
  it.each<[string, Partial<GiftForm>, Partial<ReturnType<typeof checkGift>>]>([
    ['[rule.gift-form.7] a complete form is valid', {}, {}],
    ['[rule.gift-form.1] a missing name is not valid', { name: '' }, { isValid: false }],
    ['[rule.gift-form.1] a name of spaces is not valid', { name: '  ' }, { isValid: false }],
    ['[rule.gift-form.5] the current moment is valid', { date: '12/01/2026', hour: '10' }, {}],
    [
      '[rule.gift-form.2] [rule.gift-form.5] [error.17] an hour ago is a problem',
      { date: '12/01/2026', hour: '09' },
      { dateProblem: 'not-in-future', isValid: false },
    ],
    [
      '[rule.gift-form.5] an hour ago here is still in the future further west',
      { date: '12/01/2026', hour: '09', timeZone: 'Hawaii' },
      {},
    ],
    ['[rule.gift-form.5] an incomplete date shows no problem', { date: '12/01/20' }, { isValid: false }],
    ['[rule.gift-form.5] an empty date shows no problem', { date: '' }, { isValid: false }],
    [
      '[rule.gift-form.5] an hour that is skipped when the clocks go forward is a problem',
      { date: '03/14/2027', hour: '02' },
      { dateProblem: 'not-in-future', isValid: false },
    ],
    [
      '[rule.gift-form.5] a day that the calendar does not have is a problem',
      { date: '02/30/2027' },
      { dateProblem: 'not-in-future', isValid: false },
    ],
    [
      '[rule.gift-form.6] [error.18] different emails are a problem',
      { confirmEmail: 'julie@example.com' },
      { emailProblem: 'not-equal', isValid: false },
    ],
    ['[rule.gift-form.6] a missing confirmation shows no problem', { confirmEmail: '' }, { isValid: false }],
    ['[rule.gift-form.6] a missing email shows no problem', { email: ' ' }, { isValid: false }],
    [
      '[rule.gift-form.6] two missing emails show no problem',
      { email: '', confirmEmail: '' },
      { isValid: false },
    ],
    [
      '[rule.gift-form.6] spaces around the confirmation are ignored',
      { confirmEmail: ' jules@example.com ' },
      {},
    ],
    ['[rule.gift-form.6] spaces around the email are ignored', { email: ' jules@example.com ' }, {}],
    ['[rule.gift-form.6] the format is not checked', { email: 'jules', confirmEmail: 'jules' }, {}],
  ])('%s', (_, changed, check) => {
    expect(checkGift({ ...filled, ...changed }, clock)).toEqual({ ...fine, ...check });
  });
});
