import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkName,
  checkNewPassword,
  checkPassword,
  checkPhone,
  collectProblems,
  inFieldOrder,
  problemsOfObjections,
  readPhone,
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

  it.each([
    ['+1 (212) 555-0131', '+12125550131'],
    ['212 555 0131', '+12125550131'],
    ['00351 912 345 678', '+351912345678'],
    ['+351912345678', '+351912345678'],
    ['12', null],
    ['+0123456789', null],
    ['call me', null],
    ['+999 123 456 78', null],
    ['+289 123 456 78', null],
    ['+44 7700 900123', '+447700900123'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+971 50 123 4567', '+971501234567'],
    ['+998 90 123 4567', '+998901234567'],
  ])('read the phone number %j as %s', (text, phone) => {
    expect(readPhone(text, 'US')).toBe(phone);
    expect(checkPhone(text, 'US')).toBe(phone === null ? 'phone' : null);
  });

  it.each([
    ['55 1234 5678', 'MX', null],
    ['+52 55 1234 5678', 'MX', '+525512345678'],
    ['416 555 0131', 'CA', '+14165550131'],
  ])('read the phone number %j in %s as %s', (text, country, phone) => {
    expect(readPhone(text, country)).toBe(phone);
    expect(checkPhone(text, country)).toBe(phone === null ? 'phone' : null);
  });

  it('may have no phone number', () => {
    expect(checkPhone('  ', 'FR')).toBeNull();
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
