import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  REFERRAL_DELAY_MS,
  readReferralAuth,
  readReferralData,
  referralAuthBody,
  referralCustomer,
  referralStep,
} from './referral.ts';

describe('a change of who is logged in [state.session.7]', () => {
  it.each([
    [null, '7', 'authenticate'],
    ['7', '8', 'authenticate'],
    ['7', null, 'forget'],
    ['7', '7', null],
    [null, null, null],
  ])('customer %s, then %s: %s', (before, now, step) => {
    expect(referralStep(before, now)).toBe(step);
  });

  it('waits a second [const.timings.7]', () => {
    expect(REFERRAL_DELAY_MS).toBe(1000);
  });
});

describe('[role.2] the referral provider receives', () => {
  it('a customer’s id, email and names', () => {
    const user = {
      email: ' ines@example.test ',
      firstName: 'Inès',
      defaultAddress: { lastName: 'Marchetti' },
    };
    expect(referralCustomer(user, '77')).toEqual({
      id: '77',
      email: 'ines@example.test',
      firstName: 'Inès',
      lastName: 'Marchetti',
    });
  });

  it.each([
    [{ email: 'a@example.test' }],
    [{ email: 'a@example.test', firstName: ' ', defaultAddress: null }],
    [{ email: 'a@example.test', firstName: null, defaultAddress: { lastName: null } }],
  ])('no names that are missing: %j', (user) => {
    expect(referralCustomer(user, '77')).toEqual({ id: '77', email: 'a@example.test' });
  });

  it.each<[string, { email?: string | null } | null, string | null]>([
    ['a guest', null, null],
    ['a guest with an id', null, '77'],
    ['a user without an email', { email: null }, '77'],
    ['a user with a blank email', { email: '  ' }, '77'],
    ['a user without an id', { email: 'a@example.test' }, null],
    ['a user with an empty id', { email: 'a@example.test' }, ''],
  ])('nothing for %s', (_, user, cleanId) => {
    expect(referralCustomer(user, cleanId)).toBeNull();
  });
});

describe('authentication with the referral provider', () => {
  it('sends the customer’s email and number [call.products-own-server.9]', () => {
    expect(referralAuthBody({ id: '77', email: 'a@example.test', firstName: 'A' })).toEqual({
      customerEmail: 'a@example.test',
      customerUserId: '77',
    });
  });

  it('reads both parts', () => {
    expect(readReferralAuth({ authString: '1:a:77', signature: 'ff', more: 1 })).toEqual({
      authString: '1:a:77',
      signature: 'ff',
    });
  });

  it.each<[unknown]>([
    [{ authString: '1:a:77' }],
    [{ signature: 'ff' }],
    [{ authString: '', signature: 'ff' }],
    [{ authString: '1:a:77', signature: '' }],
    [{ authString: 1, signature: 2 }],
    [{ error: { code: 'unauthorised' } }],
    [null],
    ['<html>'],
  ])('stops silently when either part is missing: %j [call.products-own-server.10]', (response) => {
    expect(readReferralAuth(response)).toBeNull();
  });
});

describe('the customer’s referral data [call.products-own-server.12]', () => {
  it('is stored as it is returned', () => {
    expect(readReferralData({ customerId: '77', link: 'https://fbuy.example/x' })).toEqual({
      customerId: '77',
      link: 'https://fbuy.example/x',
    });
  });

  it.each<[unknown]>([[null], [[]], ['<html>'], [7], [{ error: { code: 'not-found' } }]])(
    'is null for %j',
    (response) => {
      expect(readReferralData(response)).toBeNull();
    },
  );

  it('[property] no response makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), (response) => {
        readReferralAuth(response);
        const data = readReferralData(response);
        return data === null || typeof data === 'object';
      }),
    );
  });
});
