import { randomBytes, timingSafeEqual } from 'node:crypto';
import { brand } from '../brand.ts';
import { sandboxSecrets } from '../sandbox-secrets.ts';
import type { Shop } from '../shop.ts';
import {
  type CustomerError,
  type CustomerFields,
  checkFields,
  checkPassword,
  customerError,
} from './check-fields.ts';
import type { CustomerState } from './customer-store.ts';
import { openMultipass } from './multipass.ts';

export interface AccountChange {
  customer: CustomerState | null;
  errors: CustomerError[];
  /** Set where the change signs the customer in. */
  token: { accessToken: string; expiresAt: string } | null;
}

const resetLifetimeMs = 60 * 60_000;
const multipassLifetimeMs = 15 * 60_000;

function refused(...errors: CustomerError[]): AccountChange {
  return { customer: null, errors, token: null };
}

function signedIn(shop: Shop, customer: CustomerState): AccountChange {
  return { customer, errors: [], token: shop.customers.issueToken(customer) };
}

export function createAccount(shop: Shop, fields: CustomerFields & { email: string; password: string }) {
  const errors = checkFields(fields, ['input']);
  if (errors.length > 0) return refused(...errors);
  const known = shop.customers.byEmail(fields.email);
  if (known && !known.password) {
    invite(shop, known.email);
    const message = `We have sent an email to ${known.email}, please click the link included to verify your email address.`;
    return refused(customerError('CUSTOMER_DISABLED', ['input', 'email'], message));
  }
  if (known) return refused(customerError('TAKEN', ['input', 'email'], 'Email has already been taken'));
  const customer = shop.customers.add(fields.email, fields.password);
  write(shop, customer, { ...fields, email: null, password: null });
  return { customer, errors: [], token: null };
}

function write(shop: Shop, customer: CustomerState, fields: CustomerFields): void {
  if (fields.firstName !== undefined) customer.firstName = fields.firstName;
  if (fields.lastName !== undefined) customer.lastName = fields.lastName;
  if (fields.phone !== undefined) customer.phone = fields.phone;
  if (typeof fields.acceptsMarketing === 'boolean') customer.acceptsMarketing = fields.acceptsMarketing;
  if (fields.email) customer.email = fields.email.trim().toLowerCase();
  shop.customers.touch(customer);
}

export function logIn(shop: Shop, email: string, password: string): AccountChange {
  const customer = shop.customers.byEmail(email);
  if (customer && shop.customers.hasPassword(customer, password)) return signedIn(shop, customer);
  return refused(customerError('UNIDENTIFIED_CUSTOMER', ['input'], 'Unidentified customer'));
}

/** Signs in, or creates, the customer of a Multipass token, which works once, for 15 minutes. */
export function logInWithMultipass(shop: Shop, token: string): AccountChange & { returnTo: string | null } {
  const pass = openMultipass(sandboxSecrets.multipass, token);
  const isFresh = pass !== null && Math.abs(shop.world.now() - pass.createdAt) <= multipassLifetimeMs;
  if (!pass || !isFresh || !shop.customers.useMultipassToken(token)) {
    const error = customerError('INVALID_MULTIPASS_REQUEST', ['multipassToken'], 'Invalid Multipass request');
    return { ...refused(error), returnTo: null };
  }
  const customer = shop.customers.byEmail(pass.email) ?? shop.customers.add(pass.email, null);
  write(shop, customer, {
    firstName: pass.firstName ?? customer.firstName,
    lastName: pass.lastName ?? customer.lastName,
  });
  return { ...signedIn(shop, customer), returnTo: pass.returnTo };
}

/** Sends an e-mail with a link to set a new password. */
export function recover(shop: Shop, email: string): AccountChange {
  const customer = shop.customers.byEmail(email);
  if (!customer) {
    return refused(customerError('UNIDENTIFIED_CUSTOMER', ['email'], 'Could not find customer'));
  }
  const token = randomBytes(16).toString('hex');
  customer.resetToken = { token, expiresAt: shop.world.now() + resetLifetimeMs };
  shop.customers.touch(customer);
  const url = `${shop.world.addresses.site}/account/reset/${customer.id}/${token}`;
  shop.world.post({
    from: brand.mailFrom,
    to: customer.email,
    subject: 'Set a new password',
    text: `Someone asked for a new password for this address. If it was you, set one here: ${url}\n\nThe link works for an hour.`,
    links: [url],
  });
  return { customer: null, errors: [], token: null };
}

/** Invites a customer without a password to an account. */
export function invite(shop: Shop, email: string): CustomerState {
  const customer = shop.customers.byEmail(email) ?? shop.customers.add(email, null);
  customer.activationToken = randomBytes(16).toString('hex');
  shop.customers.touch(customer);
  const url = `${shop.world.addresses.site}/account/activate/${customer.id}/${customer.activationToken}`;
  shop.world.post({
    from: brand.mailFrom,
    to: customer.email,
    subject: 'Activate your account',
    text: `Choose a password and your account is yours: ${url}`,
    links: [url],
  });
  return customer;
}

export function resetPassword(shop: Shop, id: string, token: string, password: string): AccountChange {
  const errors = checkPassword(password, ['input', 'password']);
  if (errors.length > 0) return refused(...errors);
  const customer = shop.customers.byId(id);
  const known = customer?.resetToken;
  if (!customer || !known || !isSame(known.token, token) || known.expiresAt < shop.world.now()) {
    return refused(customerError('TOKEN_INVALID', ['input', 'resetToken'], 'Invalid reset token'));
  }
  shop.customers.setPassword(customer, password);
  return signedIn(shop, customer);
}

export function activate(shop: Shop, id: string, token: string, password: string): AccountChange {
  const errors = checkPassword(password, ['input', 'password']);
  if (errors.length > 0) return refused(...errors);
  const customer = shop.customers.byId(id);
  if (customer?.password) {
    return refused(customerError('ALREADY_ENABLED', ['id'], 'Account already enabled'));
  }
  if (!customer?.activationToken || !isSame(customer.activationToken, token)) {
    return refused(customerError('TOKEN_INVALID', ['input', 'activationToken'], 'Invalid activation token'));
  }
  shop.customers.setPassword(customer, password);
  return signedIn(shop, customer);
}

/** The id and token of an e-mail's link, `…/account/{reset|activate}/{id}/{token}`. */
export function readLink(kind: 'reset' | 'activate', url: string): { id: string; token: string } | null {
  const found = new RegExp(`/account/${kind}/(\\d+)/([^/?#]+)`).exec(url);
  return found?.[1] && found[2] ? { id: found[1], token: found[2] } : null;
}

/** Changes the given fields. A new password ends all sessions and starts one. */
export function updateAccount(shop: Shop, customer: CustomerState, fields: CustomerFields): AccountChange {
  const errors = checkFields(fields, ['customer']);
  if (errors.length > 0) return refused(...errors);
  const other = fields.email ? shop.customers.byEmail(fields.email) : null;
  if (other && other !== customer) {
    return refused(customerError('TAKEN', ['customer', 'email'], 'Email has already been taken'));
  }
  write(shop, customer, fields);
  if (!fields.password) return { customer, errors: [], token: null };
  shop.customers.setPassword(customer, fields.password);
  return signedIn(shop, customer);
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
