import { type CartChange, type CartError, type CartState, error } from '../cart/cart-state.ts';
import { addAddresses, type BuyerInput, type SelectableAddressInput, setBuyer } from '../cart/change-cart.ts';
import { homeCountry } from '../market/countries.ts';
import type { Shop } from '../shop.ts';
import { type MailingAddressInput, readAddress } from './customer-address-mutations.ts';

/** A `DeliveryAddressInput`: how addresses were given before carts had a list of their own. */
interface PreferredAddress {
  deliveryAddress?: MailingAddressInput | null;
  customerAddressId?: string | null;
  oneTimeUse?: boolean | null;
  deliveryAddressValidationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

export interface BuyerIdentityInput extends BuyerInput {
  deliveryAddressPreferences?: PreferredAddress[] | null;
}

/** Sets the buyer; the deprecated preferences replace the cart's addresses, the first one is shipped to. */
export function setBuyerIdentity(shop: Shop, cart: CartState, input: BuyerIdentityInput): CartChange {
  const { deliveryAddressPreferences: preferred, ...buyer } = input;
  if (!preferred) return setBuyer(shop, cart, buyer);
  const errors: CartError[] = [];
  const country = input.countryCode ?? cart.buyer.countryCode ?? homeCountry.code;
  const addresses = preferred.map((address, at) => selectable(address, at, country, errors));
  if (errors.length > 0) return { cart, errors, warnings: [] };
  const before = cart.addresses;
  const change = addAddresses(shop, cart, addresses, true);
  if (change.errors.length > 0) return { ...change, errors: change.errors.map(asPreference) };
  const changed = setBuyer(shop, cart, buyer);
  // A refused buyer leaves the cart as it was.
  if (changed.errors.length > 0) cart.addresses = before;
  return { ...changed, warnings: [...changed.warnings, ...change.warnings] };
}

const place = ['buyerIdentity', 'deliveryAddressPreferences'];
const strictFields = ['lastName', 'address1', 'city', 'zip'] as const;

function selectable(
  preferred: PreferredAddress,
  at: number,
  country: string,
  errors: CartError[],
): SelectableAddressInput {
  const { deliveryAddress, customerAddressId, oneTimeUse } = preferred;
  const field = [...place, String(at), 'deliveryAddress'];
  const read = deliveryAddress
    ? readAddress({ ...deliveryAddress, country: deliveryAddress.country ?? country })
    : null;
  for (const found of read?.errors ?? []) {
    errors.push(error('INVALID', [...field, ...(found.field ?? []).slice(1)], found.message));
  }
  if (read && preferred.deliveryAddressValidationStrategy === 'STRICT') {
    for (const name of strictFields) {
      if (read.address[name]?.trim()) continue;
      errors.push(error('ADDRESS_FIELD_IS_REQUIRED', [...field, name], `${name} is required.`));
    }
  }
  return {
    address: { deliveryAddress: read?.address ?? null, copyFromCustomerAddressId: customerAddressId ?? null },
    oneTimeUse: oneTimeUse ?? false,
    selected: at === 0,
  };
}

/** An error of `addresses.0.address.copyFromCustomerAddressId`, named as in the deprecated input. */
function asPreference(found: CartError): CartError {
  const [, at, , ...names] = found.field ?? [];
  const renamed = names.map((name) => (name === 'copyFromCustomerAddressId' ? 'customerAddressId' : name));
  return { ...found, field: [...place, ...(at === undefined ? [] : [at]), ...renamed] };
}
