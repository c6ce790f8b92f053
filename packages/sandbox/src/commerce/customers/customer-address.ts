import type { Address } from '../cart/cart-state.ts';
import { parseGid, stableNumber } from '../gid.ts';

/** `id` is a number, or a UUID when an older version stored it. */
export interface CustomerAddress {
  id: string;
  address: Address;
}

function numberOf({ id }: CustomerAddress): string {
  return /^\d+$/.test(id) ? id : String(stableNumber(id));
}

/**
 * What follows `gid://shopify/MailingAddress/` for a customer's address. The platform also adds the customer's
 * access token, which nothing here needs.
 */
export function customerAddressTail(address: CustomerAddress): string {
  return `${numberOf(address)}?model_name=CustomerAddress`;
}

/** The address of a global id, whatever follows its number; undefined for a foreign id. */
export function findCustomerAddress(
  addresses: readonly CustomerAddress[],
  globalId: string,
): CustomerAddress | undefined {
  const found = parseGid(globalId);
  if (found?.type !== 'MailingAddress') return undefined;
  return addresses.find((known) => known.id === found.id || numberOf(known) === found.id);
}
