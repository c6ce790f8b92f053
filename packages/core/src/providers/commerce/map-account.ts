import type { AccessToken } from '../../account/access-token.ts';
import type { Address, SavedAddress } from '../../account/address.ts';
import { shownAddressLines } from '../../account/address-lines.ts';
import type { Customer } from '../../account/customer.ts';
import { cleanId, readUser } from '../../account/user.ts';
import type { AccountAddressAnswer, AccountCustomerAnswer, TokenAnswer } from './generated/answer-shapes.ts';
import { unreadable } from './unreadable.ts';

export function toAccessToken({ accessToken, expiresAt }: TokenAnswer): AccessToken {
  return { token: accessToken, tokenExpiresAt: expiresAt };
}

/** `[entity.user-session.1]` Throws the fault of `unreadable` for a customer without a number in the id. */
export function toCustomer(customer: AccountCustomerAnswer): Customer {
  const user = readUser({ ...customer, orders: customer.orders.nodes });
  if (user === null || cleanId(user) === null) throw unreadable('a customer without a number in the id');
  return {
    ...user,
    lastName: customer.lastName || null,
    acceptsMarketing: customer.acceptsMarketing,
    // The platform sends this number as text.
    orderCount: Number(customer.numberOfOrders) || user.orders.length,
  };
}

export function toAddress(address: AccountAddressAnswer): SavedAddress {
  return {
    id: address.id,
    firstName: address.firstName || null,
    lastName: address.lastName || null,
    company: address.company || null,
    address1: address.address1 || null,
    address2: address.address2 || null,
    city: address.city || null,
    province: address.province || null,
    provinceCode: address.provinceCode || null,
    country: address.country || null,
    countryCode: address.countryCodeV2 || null,
    zip: address.zip || null,
    phone: address.phone || null,
    lines: shownAddressLines(address.formatted),
  };
}

/** All addresses, with the default one marked. */
export function toAddresses(
  addresses: readonly AccountAddressAnswer[],
  defaultAddress: { id: string } | null,
): Address[] {
  return addresses.map((address) => ({
    ...toAddress(address),
    isDefault: defaultAddress !== null && isSame(address.id, defaultAddress.id),
  }));
}

/** The query part of an address's id (key and model) differs between responses. */
function isSame(id: string, defaultId: string): boolean {
  return id.replace(/\?.*$/, '') === defaultId.replace(/\?.*$/, '');
}
