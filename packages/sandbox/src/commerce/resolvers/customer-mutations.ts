import { GraphQLError } from 'graphql/index.js';
import {
  type AccountChange,
  activate,
  createAccount,
  logIn,
  logInWithMultipass,
  readLink,
  recover,
  resetPassword,
  updateAccount,
} from '../customers/accounts.ts';
import { type CustomerError, type CustomerFields, customerError } from '../customers/check-fields.ts';
import { parseGid } from '../gid.ts';
import type { FieldMap } from '../graphql/field-map.ts';
import type { Shop } from '../shop.ts';

/** The payload of every account mutation; the schema picks the fields it has. */
function accountPayload({ customer, errors, token }: AccountChange, more: object = {}): object {
  return {
    customer: customer ? { __typename: 'Customer', customer } : null,
    customerAccessToken: token,
    ...errorParts(errors),
    ...more,
  };
}

export function errorParts(errors: CustomerError[]): object {
  return {
    customerUserErrors: errors.map((error) => ({ __typename: 'CustomerUserError', ...error })),
    userErrors: errors.map(({ field, message }) => ({ __typename: 'UserError', field, message })),
  };
}

export const noSuchToken = customerError(
  'TOKEN_INVALID',
  ['customerAccessToken'],
  'Customer access token is invalid or has expired',
);

const failed = (error: CustomerError): AccountChange => ({ customer: null, errors: [error], token: null });

function throttled(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'THROTTLED' } });
}

/** Runs a rate-limited change; `name` is the visitor's address and the e-mail. */
function withRateLimit(shop: Shop, name: string, message: string, run: () => AccountChange): AccountChange {
  if (shop.loginRateLimit.isClosed(name)) throw throttled(message);
  const change = run();
  if (change.errors.length > 0) shop.loginRateLimit.fail(name);
  else shop.loginRateLimit.succeed(name);
  return change;
}

function customerId(id: string): string {
  return parseGid(id)?.id ?? id;
}

type ById<T> = { id: string; input: T };

export const customerMutations: FieldMap<unknown> = {
  customerCreate: (
    _root,
    { input }: { input: CustomerFields & { email: string; password: string } },
    { shop },
  ) => accountPayload(createAccount(shop, input)),
  customerAccessTokenCreate: (
    _root,
    { input }: { input: { email: string; password: string } },
    { shop, buyerIp },
  ) => {
    const name = `login ${buyerIp} ${input.email.trim().toLowerCase()}`;
    const message = 'Login attempt limit exceeded. Please try again later.';
    return accountPayload(withRateLimit(shop, name, message, () => logIn(shop, input.email, input.password)));
  },
  customerAccessTokenCreateWithMultipass: (_root, { multipassToken }: { multipassToken: string }, { shop }) =>
    accountPayload(logInWithMultipass(shop, multipassToken)),
  customerAccessTokenRenew: (
    _root,
    { customerAccessToken: old }: { customerAccessToken: string },
    { shop },
  ) => {
    const customer = shop.customers.byAccessToken(old);
    if (!customer) return accountPayload(failed(noSuchToken));
    shop.customers.dropToken(old);
    return accountPayload({ customer, errors: [], token: shop.customers.issueToken(customer) });
  },
  customerAccessTokenDelete: (
    _root,
    { customerAccessToken: old }: { customerAccessToken: string },
    { shop },
  ) => {
    const isKnown = shop.customers.dropToken(old);
    return {
      deletedAccessToken: isKnown ? old : null,
      deletedCustomerAccessTokenId: isKnown ? old : null,
      ...errorParts(isKnown ? [] : [noSuchToken]),
    };
  },
  customerRecover: (_root, { email }: { email: string }, { shop, buyerIp }) => {
    const name = `recover ${buyerIp} ${email.trim().toLowerCase()}`;
    const message = 'Resetting password limit exceeded. Please try again later.';
    if (shop.loginRateLimit.isClosed(name)) throw throttled(message);
    shop.loginRateLimit.fail(name);
    return accountPayload(recover(shop, email));
  },
  customerReset: (_root, { id, input }: ById<{ resetToken: string; password: string }>, { shop }) =>
    accountPayload(resetPassword(shop, customerId(id), input.resetToken, input.password)),
  customerResetByUrl: (_root, { resetUrl, password }: { resetUrl: string; password: string }, { shop }) => {
    const link = readLink('reset', resetUrl);
    return accountPayload(
      link
        ? resetPassword(shop, link.id, link.token, password)
        : failed(customerError('INVALID', ['resetUrl'], 'Invalid reset url')),
    );
  },
  customerActivate: (_root, { id, input }: ById<{ activationToken: string; password: string }>, { shop }) =>
    accountPayload(activate(shop, customerId(id), input.activationToken, input.password)),
  customerActivateByUrl: (
    _root,
    { activationUrl, password }: { activationUrl: string; password: string },
    { shop },
  ) => {
    const link = readLink('activate', activationUrl);
    return accountPayload(
      link
        ? activate(shop, link.id, link.token, password)
        : failed(customerError('INVALID', ['activationUrl'], 'Invalid activation url')),
    );
  },
  customerUpdate: (
    _root,
    { customerAccessToken, customer: fields }: { customerAccessToken: string; customer: CustomerFields },
    { shop },
  ) => {
    const customer = shop.customers.byAccessToken(customerAccessToken);
    return accountPayload(customer ? updateAccount(shop, customer, fields) : failed(noSuchToken));
  },
};
