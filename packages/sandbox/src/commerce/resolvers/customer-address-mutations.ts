import type { Address } from '../cart/cart-state.ts';
import { emptyAddress } from '../cart/change-cart.ts';
import { findProvince, normaliseProvince, provincesOf } from '../checkout/provinces.ts';
import { type CustomerError, customerError } from '../customers/check-fields.ts';
import {
  type CustomerAddress,
  customerAddressTail,
  findCustomerAddress,
} from '../customers/customer-address.ts';
import type { CustomerState } from '../customers/customer-store.ts';
import { gid } from '../gid.ts';
import type { FieldMap } from '../graphql/field-map.ts';
import { countries } from '../market/countries.ts';
import type { Shop } from '../shop.ts';
import { errorParts, noSuchToken } from './customer-mutations.ts';

export interface MailingAddressInput {
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  company?: string | null;
  country?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  province?: string | null;
  zip?: string | null;
}

const maxLength = 255;

/**
 * The platform takes country and province by name or code, and refuses a province that the country lacks.
 * Fields that are not sent stay; a new country removes the old province.
 */
export function readAddress(
  input: MailingAddressInput,
  before: Address = emptyAddress,
): { address: Address; errors: CustomerError[] } {
  const { country, province, ...rest } = input;
  const errors: CustomerError[] = [];
  for (const [name, value] of Object.entries(input)) {
    const field = ['address', name];
    if (typeof value !== 'string') continue;
    if (value.length > maxLength) errors.push(customerError('TOO_LONG', field, `${name} is too long`));
    if (/<[^>]+>/.test(value)) {
      errors.push(customerError('CONTAINS_HTML_TAGS', field, `${name} cannot contain HTML tags`));
    }
  }
  const found = countries.find(
    ({ code, name }) => code === country?.toUpperCase() || name.toLowerCase() === country?.toLowerCase(),
  );
  if (country && !found)
    errors.push(customerError('INVALID', ['address', 'country'], 'Country is not supported'));
  const countryCode = country === undefined ? before.countryCode : (found?.code ?? null);
  const hasProvinces = provincesOf(countryCode ?? '').length > 0;
  if (hasProvinces && province?.trim() && !findProvince(countryCode, province)) {
    errors.push(customerError('INVALID', ['address', 'province'], 'Province is not valid'));
  }
  const hasMoved = countryCode !== before.countryCode;
  const wanted = province === undefined && !hasMoved ? before.provinceCode : province;
  const provinceCode = normaliseProvince(countryCode, wanted);
  const address: Address = { ...before, ...rest, countryCode, provinceCode };
  return { address, errors };
}

function addressPayload(known: CustomerAddress): object {
  const { address } = known;
  const customerAddress = { __typename: 'MailingAddress', id: customerAddressTail(known), address };
  return { customerAddress, ...errorParts([]) };
}

function refusal(...errors: CustomerError[]): object {
  return { customerAddress: null, deletedCustomerAddressId: null, customer: null, ...errorParts(errors) };
}

const noAddress = (field: string) => customerError('NOT_FOUND', [field], 'Address does not exist');

interface Named {
  customerAccessToken: string;
}

/** A mutation that needs a valid customer access token. */
function asCustomer<A extends Named>(run: (shop: Shop, customer: CustomerState, args: A) => object) {
  return (_root: unknown, args: A, { shop }: { shop: Shop }): object => {
    const customer = shop.customers.byAccessToken(args.customerAccessToken);
    return customer ? run(shop, customer, args) : refusal(noSuchToken);
  };
}

export const customerAddressMutations: FieldMap<unknown> = {
  customerAddressCreate: asCustomer<Named & { address: MailingAddressInput }>((shop, customer, args) => {
    const { address, errors } = readAddress(args.address);
    if (errors.length > 0) return refusal(...errors);
    return addressPayload(shop.customers.addAddress(customer, address));
  }),
  customerAddressUpdate: asCustomer<Named & { id: string; address: MailingAddressInput }>(
    (shop, customer, args) => {
      const known = findCustomerAddress(customer.addresses, args.id);
      if (!known) return refusal(noAddress('id'));
      const { address, errors } = readAddress(args.address, known.address);
      if (errors.length > 0) return refusal(...errors);
      known.address = address;
      shop.customers.touch(customer);
      return addressPayload(known);
    },
  ),
  customerAddressDelete: asCustomer<Named & { id: string }>((shop, customer, args) => {
    const known = findCustomerAddress(customer.addresses, args.id);
    if (!known) return refusal(noAddress('id'));
    customer.addresses = customer.addresses.filter((address) => address !== known);
    if (customer.defaultAddressId === known.id) {
      customer.defaultAddressId = customer.addresses[0]?.id ?? null;
    }
    shop.customers.touch(customer);
    return { deletedCustomerAddressId: gid('MailingAddress', customerAddressTail(known)), ...errorParts([]) };
  }),
  customerDefaultAddressUpdate: asCustomer<Named & { addressId: string }>((shop, customer, args) => {
    const known = findCustomerAddress(customer.addresses, args.addressId);
    if (!known) return refusal(noAddress('addressId'));
    customer.defaultAddressId = known.id;
    shop.customers.touch(customer);
    return { customer: { __typename: 'Customer', customer }, ...errorParts([]) };
  }),
};
