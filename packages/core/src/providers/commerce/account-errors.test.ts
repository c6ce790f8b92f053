import { describe, expect, it } from 'vitest';
import { AccountFault } from '../../account/account-fault.ts';
import { examplePlatform } from './example-platform.ts';
import { openAccounts } from './open-accounts.fixture.ts';

async function faultOf(promise: Promise<unknown>) {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

function refusing(customerUserErrors: object[]) {
  const { options } = examplePlatform(() => ({ customerCreate: { customer: null, customerUserErrors } }));
  const customer = { email: 'ines@example.test', password: 'a silk slip' };
  return faultOf(openAccounts(options).register(customer, 'US'));
}

describe('objections of the platform', () => {
  /** The codes of the platform's published `CustomerErrorCode`. */
  it.each([
    ['ALREADY_ENABLED', 'account-already-active', 'refused'],
    ['BAD_DOMAIN', 'account-email-domain', 'input'],
    ['BLANK', 'account-field-blank', 'input'],
    ['CONTAINS_HTML_TAGS', 'account-field-html', 'input'],
    ['CONTAINS_URL', 'account-field-url', 'input'],
    ['CUSTOMER_DISABLED', 'account-not-active', 'refused'],
    ['INVALID', 'account-field-invalid', 'input'],
    ['INVALID_MULTIPASS_REQUEST', 'account-multipass-refused', 'refused'],
    ['NOT_FOUND', 'account-part-absent', 'absent'],
    ['PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'account-password-spaces', 'input'],
    ['TAKEN', 'account-field-taken', 'input'],
    ['TOKEN_INVALID', 'account-link-over', 'refused'],
    ['TOO_LONG', 'account-field-long', 'input'],
    ['TOO_SHORT', 'account-field-short', 'input'],
    ['UNIDENTIFIED_CUSTOMER', 'account-unidentified', 'refused'],
    ['A_NEW_ONE', 'account-refused', 'refused'],
    [null, 'account-refused', 'refused'],
  ])('%s is %s', async (code, faultCode, kind) => {
    expect(await refusing([{ code, field: null }])).toMatchObject({ code: faultCode, kind });
  });

  it('become a fault that names each field with its code', async () => {
    const fault = await refusing(
      [
        { code: 'TOO_SHORT', field: ['input', 'password'] },
        null,
        { code: 'TAKEN', field: ['input', 'email'] },
      ].filter((error) => error !== null),
    );
    expect(fault).toBeInstanceOf(AccountFault);
    expect(fault).toMatchObject({
      code: 'account-field-short',
      objections: [
        { code: 'account-field-short', field: 'password' },
        { code: 'account-field-taken', field: 'email' },
      ],
    });
  });

  it.each(['INVALID', 'TOKEN_INVALID', null])(
    '%s for the token means that the session is over',
    async (code) => {
      expect(await refusing([{ code, field: ['customerAccessToken'] }])).toMatchObject({
        code: 'account-session-over',
        kind: 'refused',
      });
    },
  );

  it('are read in the platform’s oldest form, without a code', async () => {
    const userErrors = [{ field: ['customerAccessToken'] }];
    const { options } = examplePlatform(() => ({
      customerAccessTokenRenew: { customerAccessToken: null, userErrors },
    }));
    const account = openAccounts(options);
    expect(await faultOf(account.renew('t1', 'US'))).toMatchObject({ code: 'account-session-over' });
  });

  it('too many attempts become account-throttled and are not retried', async () => {
    const { options, requests } = examplePlatform(() =>
      Response.json({
        data: null,
        errors: [{ message: 'Login attempt limit exceeded.', extensions: { code: 'THROTTLED' } }],
      }),
    );
    const login = openAccounts(options).logIn('ines@example.test', 'wrong', 'US');
    expect(await faultOf(login)).toMatchObject({ code: 'account-throttled', kind: 'refused' });
    expect(requests).toHaveLength(1);
  });

  it('a response with neither an objection nor a token is a fault of the platform', async () => {
    const { options } = examplePlatform(() => ({
      customerAccessTokenCreate: { customerAccessToken: null, customerUserErrors: [] },
    }));
    const login = openAccounts(options).logIn('ines@example.test', 'a silk slip', 'US');
    expect(await faultOf(login)).toMatchObject({ code: 'commerce-unavailable', kind: 'outside' });
  });

  it('logging out with an expired token succeeds', async () => {
    const { options } = examplePlatform(() => ({
      customerAccessTokenDelete: { userErrors: [{ field: ['customerAccessToken'] }] },
    }));
    await openAccounts(options).logOut('t1', 'US');
  });
});
