import type { AccessToken } from '../../account/access-token.ts';
import type { Address, SavedAddress } from '../../account/address.ts';
import type { Customer } from '../../account/customer.ts';
import { readUser } from '../../account/user.ts';
import type {
  AccountAddressFragment,
  AccountCustomerFragment,
  TokenFragment,
} from './generated/storefront.generated.d.ts';
import { readList, readText, readTexts, type Wire } from './wire.ts';

/** Null without a token or its expiry. */
export function toAccessToken(token: Wire<TokenFragment>): AccessToken | null {
  const [accessToken, tokenExpiresAt] = [readText(token?.accessToken), readText(token?.expiresAt)];
  return accessToken === null || tokenExpiresAt === null ? null : { token: accessToken, tokenExpiresAt };
}

/** `[entity.user-session.1]` Null without an id. */
export function toCustomer(customer: Wire<AccountCustomerFragment>): Customer | null {
  const user = readUser({ ...customer, orders: readList(customer?.orders?.nodes) });
  if (user === null) return null;
  return {
    ...user,
    lastName: readText(customer?.lastName) || null,
    acceptsMarketing: customer?.acceptsMarketing === true,
    // The platform sends this number as text.
    orderCount: Number(readText(customer?.numberOfOrders)) || user.orders.length,
  };
}

/** Null without an id. */
export function toAddress(address: Wire<AccountAddressFragment>): SavedAddress | null {
  const id = readText(address?.id);
  if (!address || id === null) return null;
  return {
    id,
    firstName: readText(address.firstName) || null,
    lastName: readText(address.lastName) || null,
    company: readText(address.company) || null,
    address1: readText(address.address1) || null,
    address2: readText(address.address2) || null,
    city: readText(address.city) || null,
    province: readText(address.province) || null,
    provinceCode: readText(address.provinceCode) || null,
    country: readText(address.country) || null,
    countryCode: readText(address.countryCodeV2) || null,
    zip: readText(address.zip) || null,
    phone: readText(address.phone) || null,
    lines: readTexts(address.formatted),
  };
}

/** All addresses, with the default one marked. */
export function toAddresses(
  addresses: Wire<AccountAddressFragment[]>,
  defaultAddress: Wire<{ id: string }>,
): Address[] {
  const defaultId = readText(defaultAddress?.id);
  return readList(addresses).flatMap((wire) => {
    const address = toAddress(wire);
    return address === null ? [] : [{ ...address, isDefault: isSame(address.id, defaultId) }];
  });
}

/** The query part of an address's id (key and model) differs between responses. */
function isSame(id: string, defaultId: string | null): boolean {
  return defaultId !== null && id.replace(/\?.*$/, '') === defaultId.replace(/\?.*$/, '');
}
