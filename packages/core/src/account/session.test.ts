import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { userIsLoggedIn } from './logged-in.ts';
import type { StoredSession } from './session.ts';
import { NO_SESSION, readAccessToken, readRefreshedUser, restoreSession, sessionToStore } from './session.ts';
import { readUser } from './user.ts';

const noon = fixedClock('2026-11-21T12:00:00Z');
const user = readUser({
  id: 'gid://shopify/Customer/77',
  email: 'ines@example.test',
  phone: '+12125550100',
  defaultAddress: { phone: '+12125550199' },
});
const token = '8f0c-token_1.~+/=';
const stored: StoredSession = {
  user: JSON.stringify(user),
  token,
  tokenExpiresAt: '2027-01-01T00:00:00Z',
};

describe('being logged in [entity.user-session.10] [role.2]', () => {
  it.each([
    [user, token, true],
    [user, null, false],
    [user, '', false],
    [null, token, false],
    [null, null, false],
  ])('user %j and token %j: %s', (someone, someToken, isLoggedIn) => {
    expect(userIsLoggedIn({ user: someone, token: someToken })).toBe(isLoggedIn);
  });
});

describe('the session on load [state.session.3]', () => {
  it('[state.session.4] is restored from local storage', () => {
    expect(restoreSession(stored, noon)).toEqual({
      session: { user, token, tokenExpiresAt: stored.tokenExpiresAt },
      mustRefreshUser: false,
      mustRenewToken: false,
      identifyPhone: '+12125550100',
    });
  });

  it.each([null, '', 'null', '{', '{}', '[]', '"user"'])(
    '[state.session.5] user %j must be fetched with the token',
    (storedUser) => {
      expect(restoreSession({ ...stored, user: storedUser }, noon)).toMatchObject({
        session: { user: null, token },
        mustRefreshUser: true,
        identifyPhone: null,
      });
    },
  );

  it.each<[string, object, string | null]>([
    ['the user’s', { phone: '+1', defaultAddress: { phone: '+2' } }, '+1'],
    ['the address’s', { phone: null, defaultAddress: { phone: '+2' } }, '+2'],
    ['none', { phone: null, defaultAddress: { phone: null } }, null],
    ['none without an address', {}, null],
  ])('[state.session.6] the phone number: %s', (_, fields, phone) => {
    const known = JSON.stringify({ id: 'gid://shopify/Customer/77', ...fields });
    expect(restoreSession({ ...stored, user: known }, noon).identifyPhone).toBe(phone);
  });

  it.each<[string, Partial<StoredSession>]>([
    ['no token', { token: null }],
    ['an empty token', { token: '' }],
    ['a token that says null', { token: 'null' }],
    ['a token that says undefined', { token: 'undefined' }],
    ['a token of several words', { token: 'a b' }],
    ['a token with a line break', { token: 'a\r\nb' }],
    ['a token with an unclosed quotation mark', { token: '"abc' }],
    ['a token just expired', { tokenExpiresAt: '2026-11-21T12:00:00Z' }],
  ])('%s ends the session and drops the user', (_, fields) => {
    expect(restoreSession({ ...stored, ...fields }, noon)).toEqual({
      session: NO_SESSION,
      mustRefreshUser: false,
      mustRenewToken: false,
      identifyPhone: null,
    });
  });

  it('a token stored as JSON is read', () => {
    expect(restoreSession({ ...stored, token: '"abc"' }, noon).session.token).toBe('abc');
  });

  it.each([
    ['in more than a week', '2026-11-28T12:00:01Z', false],
    ['in a week', '2026-11-28T12:00:00Z', true],
    ['in a second', '2026-11-21T12:00:01Z', true],
    ['at an unknown time', null, false],
    ['at a time that cannot be read', 'soon', false],
  ])('a token that expires %s must be renewed: %s', (_, tokenExpiresAt, mustRenewToken) => {
    expect(restoreSession({ ...stored, tokenExpiresAt }, noon).mustRenewToken).toBe(mustRenewToken);
  });

  it('an expiry that cannot be read is dropped', () => {
    expect(restoreSession({ ...stored, tokenExpiresAt: 'soon' }, noon).session.tokenExpiresAt).toBeNull();
  });

  it('[property] nothing in local storage makes it throw', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.json()));
    fc.assert(
      fc.property(text, text, text, (someUser, someToken, tokenExpiresAt) => {
        const { session } = restoreSession({ user: someUser, token: someToken, tokenExpiresAt }, noon);
        return session.token !== null || session.user === null;
      }),
    );
  });
});

describe('the session in local storage [entity.user-session.12]', () => {
  it('after logging in: user and token [state.session.1]', () => {
    const session = { user, token, tokenExpiresAt: stored.tokenExpiresAt };
    expect(sessionToStore(session)).toEqual(stored);
    expect(restoreSession(sessionToStore(session), noon).session).toEqual(session);
  });

  it('after logging out: nothing [state.session.2]', () => {
    expect(sessionToStore(NO_SESSION)).toEqual({ user: null, token: null, tokenExpiresAt: null });
  });
});

describe('[call.products-own-server.2] the response of POST /api/auth/user', () => {
  it('[state.session.5] holds the user', () => {
    expect(readRefreshedUser({ user })).toEqual(user);
  });

  it.each([[null], ['user'], [{}], [{ user: null }], [{ user: { email: 'a@b.test' } }]])(
    '[error.3] %j without a user is a fault',
    (body) => {
      expect(() => readRefreshedUser(body)).toThrow(expect.objectContaining({ kind: 'outside' }));
    },
  );
});

describe('a token that our own server returns', () => {
  it('is read with its end', () => {
    const tokenExpiresAt = '2026-12-24T00:00:00Z';
    expect(readAccessToken({ token: 'a-token', tokenExpiresAt })).toEqual({
      token: 'a-token',
      tokenExpiresAt,
    });
  });

  it.each([
    null,
    {},
    { token: 7, tokenExpiresAt: 'x' },
    { token: 'a-token' },
    { token: '', tokenExpiresAt: 'x' },
  ])('is a fault of the server in %j', (body) =>
    expect(() => readAccessToken(body)).toThrow('The server returned no session.'),
  );
});
