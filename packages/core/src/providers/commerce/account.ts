import type { AccessToken } from '../../account/access-token.ts';
import type { Address, AddressFields, SavedAddress } from '../../account/address.ts';
import type { Customer, CustomerChanges, NewCustomer } from '../../account/customer.ts';
import type { Order } from '../../order/order.ts';

/**
 * Customers with e-mail and password, as the platform keeps them. What the platform refuses rejects with an
 * `AccountFault` (codes in `account-errors.ts`), its other failures as `CommerceClient` says. No fault ever
 * holds a password, a token, a link or what somebody typed.
 */
export interface AccountKeeper extends Credentials, AccountDetails {}

/** What only servers do, so that they can slow down who tries. Make one per buyer, with `buyerIp`. */
export interface Credentials {
  /** The new customer's global id. */
  register(customer: NewCustomer, country: string): Promise<string>;
  logIn(email: string, password: string, country: string): Promise<AccessToken>;
  logInWithMultipass(multipassToken: string, country: string): Promise<AccessToken>;
  /** Before it ends. The old token may end with it. */
  renew(token: string, country: string): Promise<AccessToken>;
  /** A token that is over already is no fault. */
  logOut(token: string, country: string): Promise<void>;
  /** Sends the letter. `account-unidentified` is not for the shopper's eyes. */
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

/** What a customer sees and edits. Reads answer null, and edits reject, for a token that opens nothing. */
export interface AccountDetails {
  /** Who this token is. */
  customer(token: string, country: string): Promise<Customer | null>;
  /** `session` is new when the password is; the old one has ended then. */
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
  /** One of the customer's own, by numeric or global id; null for anybody else's. */
  order(token: string, id: string, country: string): Promise<Order | null>;
}

export interface OrderPageRequest {
  /** Orders a page; 1 to 250. */
  size: number;
  after?: string;
}

/** Newest first, each with its first 250 lines. */
export interface OrderPage {
  orders: Order[];
  hasNextPage: boolean;
  endCursor: string | null;
}
