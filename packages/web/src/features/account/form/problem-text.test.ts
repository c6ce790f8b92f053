import { expect, it } from 'vitest';
import { accountFormCopy as copy } from '../../../copy/account-form-copy.ts';
import { problemText } from './form-summary.tsx';

it.each([
  ['US', copy.problem.phone],
  ['CA', copy.problem.phone],
  ['MX', copy.phoneWithCode],
  ['FR', copy.phoneWithCode],
])('a phone number that cannot be read in %s is asked for as that country has it', (country, text) => {
  expect(problemText('phone', 'phone', country)).toBe(text);
});

it.each([
  ['password', copy.passwordLong],
  ['lastName', copy.problem.long],
])('a value of the field %s that is too long has the words of that field', (field, text) => {
  expect(problemText('long', field)).toBe(text);
  expect(problemText(undefined, field)).toBeNull();
});
