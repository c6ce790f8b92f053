import type { Customer } from '@storefront/core/account/customer';
import { cleanId } from '@storefront/core/account/user';
import { Fault } from '@storefront/core/fault';
import { DEFAULT_COUNTRY } from '@storefront/core/market/country';
import type { AccountDetails } from '@storefront/core/providers/commerce/account';
import type { Context } from 'hono';
import { viewerAddress } from './viewer-address.ts';

/** Makes a keeper of accounts for one request; the platform throttles by the buyer's address. */
export type OpenAccounts<Face> = (buyerIp: string | null) => Face;

export interface VerifiedCustomer {
  customer: Customer;
  /** The number of the customer's global id. */
  id: string;
  email: string;
  token: string;
}

/** The token of `Authorization: Bearer {token}`; null without one. */
export function bearerToken(context: Context): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(context.req.header('authorization') ?? '') ?? [];
  return token ?? null;
}

/** As `bearerToken`, but throws `session-required` where there is none; asks nobody. */
export function requireToken(context: Context): string {
  const token = bearerToken(context);
  if (token === null) throw sessionRequired();
  return token;
}

/** Who the request's token is, asked of the platform; null for a guest and for a token that opens nothing. */
export async function findCustomer(
  context: Context,
  openAccounts: OpenAccounts<Pick<AccountDetails, 'customer'>>,
): Promise<VerifiedCustomer | null> {
  const token = bearerToken(context);
  if (token === null) return null;
  const customer = await openAccounts(viewerAddress(context)).customer(token, DEFAULT_COUNTRY);
  const id = cleanId(customer);
  if (customer === null || id === null || !customer.email) return null;
  return { customer, id, email: customer.email, token };
}

/** As `findCustomer`, but throws `session-required` for nobody. */
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

/** Throws `not-yours` when a request names somebody else than its token. */
export function refuseOthers(isSame: boolean): void {
  if (isSame) return;
  throw new Fault({ code: 'not-yours', kind: 'refused', say: 'The token is somebody else’s.' });
}

export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
