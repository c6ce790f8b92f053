import type { Address } from '../cart/cart-state.ts';
import { findProvince } from '../checkout/provinces.ts';
import { gid } from '../gid.ts';
import type { FieldMap } from '../graphql/field-map.ts';
import { countries } from '../market/countries.ts';

export interface AddressRecord {
  __typename: 'MailingAddress' | 'CartDeliveryAddress';
  /** What follows `gid://shopify/MailingAddress/`. */
  id: string;
  address: Address;
}

function countryName(code: string | null): string | null {
  return countries.find((country) => country.code === code)?.name ?? code;
}

const shortCode = /^[A-Z0-9]{1,3}$/;

/** A stored text that no list has is a name, and also a code when it looks like one. */
function provinceOf({ countryCode, provinceCode: stored }: Address): {
  code: string | null;
  name: string | null;
} {
  const known = stored === null ? null : findProvince(countryCode, stored);
  return known ?? { code: stored !== null && shortCode.test(stored) ? stored : null, name: stored };
}

/** Where letters are addressed with the code of a state; elsewhere its name is written, once where the city has it, too. */
const countriesOfCodes = new Set(['US', 'CA', 'AU', 'BR', 'IT']);

function provinceOnLabel(address: Address): string | null {
  const { code, name } = provinceOf(address);
  if (countriesOfCodes.has(address.countryCode ?? '')) return code ?? name;
  return name === address.city ? null : name;
}

function nameOf({ firstName, lastName }: Address): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** The lines of a label. `afterCity` stands between a city and its state, where the interface has nothing. */
export function formatAddress(
  address: Address,
  withName: boolean,
  withCompany: boolean,
  afterCity = '',
): string[] {
  const state = provinceOnLabel(address);
  const named = address.city && state ? address.city + afterCity : address.city;
  const city = [named, state, address.zip].filter(Boolean).join(' ');
  return [
    withName ? nameOf(address) : null,
    withCompany ? address.company : null,
    address.address1,
    address.address2,
    city,
    countryName(address.countryCode),
  ].filter((line): line is string => Boolean(line));
}

interface FormatArgs {
  withName?: boolean | null;
  withCompany?: boolean | null;
}

const shared: FieldMap<AddressRecord> = {
  ...Object.fromEntries(
    (['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'zip', 'phone'] as const).map(
      (field) => [field, ({ address }: AddressRecord) => address[field]],
    ),
  ),
  name: ({ address }) => nameOf(address),
  countryCode: ({ address }) => address.countryCode,
  provinceCode: ({ address }) => provinceOf(address).code,
  latitude: () => null,
  longitude: () => null,
  formatted: ({ address }, { withName, withCompany }: FormatArgs) =>
    formatAddress(address, withName === true, withCompany !== false),
  formattedArea: ({ address }) =>
    [address.city, provinceOnLabel(address), countryName(address.countryCode)].filter(Boolean).join(', ') ||
    null,
};

export const cartDeliveryAddressFields: FieldMap<AddressRecord> = shared;

export const mailingAddressFields: FieldMap<AddressRecord> = {
  ...shared,
  id: ({ id }) => gid('MailingAddress', id),
  country: ({ address }) => countryName(address.countryCode),
  countryCodeV2: ({ address }) => address.countryCode,
  province: ({ address }) => provinceOf(address).name,
};
