import type { Customer } from '@storefront/core/account/customer';
import { cleanId } from '@storefront/core/account/user';
import { Fault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { Context } from 'hono';
import { viewerIp } from '../guard/viewer-ip.ts';

/** Opens the accounts' face for one request; the platform throttles by the buyer's IP address. */
export type OpenAccounts<Face> = (buyerIp: string | null) => Face;

export interface VerifiedCustomer {
  customer: Customer;
  /** The number of the customer's global id. */
  id: string;
  email: string;
  token: string;
}

/** The token of `Authorization: Bearer {token}`; null without one. */
export function readBearerToken(context: Context): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(context.req.header('authorization') ?? '') ?? [];
  return token ?? null;
}

/** As `readBearerToken`, but throws `session-required` without a token. The token is not verified. */
export function requireToken(context: Context): string {
  const token = readBearerToken(context);
  if (token === null) throw sessionRequired();
  return token;
}

/** The customer of the request's token, fetched from the platform; null for a guest and for an invalid token. */
export async function findCustomer(
  context: Context,
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>,
): Promise<VerifiedCustomer | null> {
  const token = readBearerToken(context);
  if (token === null) return null;
  const customer = await openAccounts(viewerIp(context)).customer(token, DEFAULT_COUNTRY);
  const id = cleanId(customer);
  if (customer === null || id === null || !customer.email) return null;
  return { customer, id, email: customer.email, token };
}

/** As `findCustomer`, but throws `session-required` instead of returning null. */
export async function requireCustomer(
  context: Context,
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>,
): Promise<VerifiedCustomer> {
  const found = await findCustomer(context, openAccounts);
  if (found === null) throw sessionRequired();
  return found;
}

export function sessionRequired(): Fault {
  const say = 'Log in first: this needs the token of a customer.';
  return new Fault({ code: 'session-required', kind: 'refused', say });
}

/** Throws `not-yours` when a request names another customer than its token does. */
export function requireOwn(isOwn: boolean): void {
  if (isOwn) return;
  throw new Fault({ code: 'not-yours', kind: 'refused', say: 'The token is somebody else’s.' });
}

export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
