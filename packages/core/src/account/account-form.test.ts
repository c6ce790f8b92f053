import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkName,
  checkNewPassword,
  checkPassword,
  collectProblems,
  inFieldOrder,
  problemsOfObjections,
} from './account-form.ts';

describe('the fields of an account’s forms', () => {
  it.each([
    ['ines@example.com', null],
    [' ines+list@mail.example.co ', null],
    ['', 'missing'],
    ['ines@example', 'email'],
    ['ines example@x.y', 'email'],
    ['"ines"@example.com', 'email'],
    [`${'a'.repeat(250)}@x.yz`, 'email'],
  ])('take %j as an e-mail: %s', (email, problem) => {
    expect(checkEmail(email)).toBe(problem);
  });

  it.each([
    ['correct horse', null],
    ['', 'missing'],
    ['short', 'short'],
    [' leading-space', 'spaces'],
    ['a'.repeat(40), null],
    ['a'.repeat(41), 'long'],
  ])('take %j as a new password: %s', (password, problem) => {
    expect(checkNewPassword(password)).toBe(problem);
  });

  it('take any present password, which may be shorter than a new one', () => {
    expect([checkPassword('abcde'), checkPassword('')]).toEqual([null, 'missing']);
  });

  it.each([
    ['Inès', null],
    ['مريم 🌿', null],
    ['O’Brien-Łuksza', null],
    ['', null],
    ['<script>alert(1)</script>', 'html'],
    ['see https://elsewhere.example', 'url'],
    ['a'.repeat(101), 'long'],
  ])('take %j as a name: %s', (name, problem) => {
    expect(checkName(name)).toBe(problem);
  });

  it('name their problems in their order', () => {
    const problems = collectProblems({ email: 'missing', firstName: null, password: 'short' });
    expect(Object.entries(problems)).toEqual([
      ['email', 'missing'],
      ['password', 'short'],
    ]);
  });

  it('have their problems in the order of the fields, whoever found them', () => {
    const found = { other: 'invalid', zip: 'missing', city: 'missing', province: 'missing' } as const;
    const ordered = inFieldOrder(found, ['', 'country', 'province', 'city', 'zip']);
    expect(Object.keys(ordered)).toEqual(['province', 'city', 'zip', 'other']);
    expect(ordered).toEqual(found);
  });

  it('have one problem each of those that the platform names', () => {
    expect(
      problemsOfObjections([
        { code: 'account-field-short', field: 'password' },
        { code: 'account-field-long', field: 'password' },
        { code: 'unheard-of', field: 'zip' },
        { code: 'account-field-blank', field: null },
      ]),
    ).toEqual({ password: 'short', zip: 'invalid' });
  });
});
