import type { AccessToken } from '../../account/access-token.ts';
import type { Address, AddressFields, SavedAddress } from '../../account/address.ts';
import type { Customer, CustomerChanges, NewCustomer } from '../../account/customer.ts';
import type { Order, OrderSummary } from '../../order/order.ts';

/**
 * Customer accounts with e-mail and password on the platform. A refusal rejects with an `AccountFault` (codes in
 * `account-errors.ts`), other failures reject as `CommerceClient` does. No fault holds a password, a token, a link
 * or text that somebody typed.
 */
export interface AccountService extends Credentials, AccountDetails {}

/** For servers only, so that attempts can be rate-limited. Create one per buyer, with `buyerIp`. */
export interface Credentials {
  /** The new customer's global id. */
  register(customer: NewCustomer, country: string): Promise<string>;
  logIn(email: string, password: string, country: string): Promise<AccessToken>;
  logInWithMultipass(multipassToken: string, country: string): Promise<AccessToken>;
  /** Only before the token expires. The old token may be revoked. */
  renew(token: string, country: string): Promise<AccessToken>;
  /** Resolves for an expired token too. */
  logOut(token: string, country: string): Promise<void>;
  /** Sends the recovery e-mail. Never show `account-unidentified` to the shopper. */
  recover(email: string, country: string): Promise<void>;
  /** `customerId` is numeric or global. */
  reset(customerId: string, resetToken: string, password: string, country: string): Promise<AccessToken>;
  resetByUrl(resetUrl: string, password: string, country: string): Promise<AccessToken>;
  activate(
    customerId: string,
    activationToken: string,
    password: string,
    country: string,
  ): Promise<AccessToken>;
  activateByUrl(activationUrl: string, password: string, country: string): Promise<AccessToken>;
}

/** A customer's own data. For an invalid token reads return null and edits reject. */
export interface AccountDetails {
  /** The customer of the token. */
  customer(token: string, country: string): Promise<Customer | null>;
  /** A new password ends the old session and returns a new `session`. */
  update(
    token: string,
    changes: CustomerChanges,
    country: string,
  ): Promise<{ customer: Customer; session: AccessToken | null }>;
  addresses(token: string, country: string): Promise<Address[] | null>;
  createAddress(token: string, fields: AddressFields, country: string): Promise<SavedAddress>;
  updateAddress(token: string, id: string, fields: AddressFields, country: string): Promise<SavedAddress>;
  deleteAddress(token: string, id: string, country: string): Promise<void>;
  chooseDefaultAddress(token: string, id: string, country: string): Promise<void>;
  orders(token: string, page: OrderPageRequest, country: string): Promise<OrderPage | null>;
  /** By numeric or global id; null for another customer's order. */
  order(token: string, id: string, country: string): Promise<Order | null>;
}

export interface OrderPageRequest {
  /** Orders a page; 1 to 250. */
  size: number;
  after?: string;
}

/** Newest first, each with its first 250 lines, as lists show them. */
export interface OrderPage {
  orders: OrderSummary[];
  hasNextPage: boolean;
  endCursor: string | null;
}
