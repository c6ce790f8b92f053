import { randomUUID } from 'node:crypto';
import { normaliseProvince } from '../checkout/provinces.ts';
import { isPhone } from '../customers/check-fields.ts';
import { findCustomerAddress } from '../customers/customer-address.ts';
import { parseGid } from '../gid.ts';
import { countryOf, homeCountry } from '../market/countries.ts';
import type { Shop } from '../shop.ts';
import {
  type Address,
  type Attribute,
  type CartChange,
  type CartError,
  type CartPreferences,
  type CartState,
  type CartWarning,
  cartGid,
  error,
} from './cart-state.ts';
import { normaliseCode } from './gift-cards.ts';

const maxNote = 5000;
const maxAttributes = 250;

/** Replaces all attributes. */
export function setAttributes(shop: Shop, cart: CartState, attributes: readonly Attribute[]): CartChange {
  if (attributes.length > maxAttributes) {
    return refused(cart, error('LESS_THAN', ['attributes'], `A cart holds ${maxAttributes} attributes.`));
  }
  const byKey = new Map(attributes.map(({ key, value }) => [key, { key, value }]));
  cart.attributes = [...byKey.values()];
  return done(shop, cart);
}

export function setNote(shop: Shop, cart: CartState, note: string): CartChange {
  if (note.length > maxNote) {
    return refused(cart, error('NOTE_TOO_LONG', ['note'], `The note is longer than ${maxNote} characters.`));
  }
  cart.note = note === '' ? null : note;
  return done(shop, cart);
}

/** Replaces all discount codes. Codes that do not apply stay, marked as not applicable. */
export function setDiscountCodes(shop: Shop, cart: CartState, codes: readonly string[]): CartChange {
  const byCode = new Map<string, string>();
  for (const code of codes) {
    const plain = code.trim();
    if (plain !== '' && !byCode.has(plain.toUpperCase())) byCode.set(plain.toUpperCase(), plain);
  }
  cart.codes = [...byCode.values()];
  const change = done(shop, cart);
  change.warnings = codeWarnings(shop, cart);
  return change;
}

/** Why codes do not apply. Only newer API versions have these warnings. */
export function codeWarnings(shop: Shop, cart: CartState): CartWarning[] {
  return shop
    .price(cart, homeCountry)
    .codes.flatMap(({ code, problem }) =>
      problem === null
        ? []
        : [{ code: problem, message: `The discount code ${code} is not applicable.`, target: cartGid(cart) }],
    );
}

/** Replaces the gift cards, or adds to them with `isAdding`. */
export function setGiftCards(
  shop: Shop,
  cart: CartState,
  codes: readonly string[],
  isAdding = false,
): CartChange {
  const errors = codes.flatMap((code, at): CartError[] => {
    const card = shop.giftCards.find(code);
    const field = ['giftCardCodes', String(at)];
    if (!card) return [error('INVALID', field, 'The gift card code is not valid.')];
    return card.balanceCents > 0 ? [] : [error('INVALID', field, 'The gift card has no balance left.')];
  });
  if (errors.length > 0) return { cart, errors, warnings: [] };
  cart.giftCards = [...new Set([...(isAdding ? cart.giftCards : []), ...codes.map(normaliseCode)])];
  return done(shop, cart);
}

export function removeGiftCards(shop: Shop, cart: CartState, ids: readonly string[]): CartChange {
  const gone = new Set(ids.map((id) => parseGid(id)?.id));
  cart.giftCards = cart.giftCards.filter((code) => !gone.has(String(shop.giftCards.find(code)?.id)));
  return done(shop, cart);
}

export interface BuyerInput {
  countryCode?: string | null;
  email?: string | null;
  phone?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: CartPreferences | null;
}

/** Fields that are not given stay as they are. */
export function setBuyer(shop: Shop, cart: CartState, input: BuyerInput): CartChange {
  const customer = input.customerAccessToken ? shop.customers.byAccessToken(input.customerAccessToken) : null;
  if (input.customerAccessToken && !customer) {
    const field = ['buyerIdentity', 'customerAccessToken'];
    return refused(cart, error('INVALID', field, 'Customer is invalid'));
  }
  if (input.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email)) {
    return refused(cart, error('INVALID', ['buyerIdentity', 'email'], 'Email is invalid'));
  }
  if (input.phone && !isPhone(input.phone)) {
    return refused(cart, error('INVALID', ['buyerIdentity', 'phone'], 'Phone is invalid'));
  }
  if (input.companyLocationId) {
    const field = ['buyerIdentity', 'companyLocationId'];
    return refused(
      cart,
      error('INVALID_COMPANY_LOCATION', field, 'Company location not found or not allowed.'),
    );
  }
  const { buyer } = cart;
  if (input.countryCode !== undefined) {
    if (buyer.countryCode !== input.countryCode) cart.shippingHandle = null;
    buyer.countryCode = input.countryCode;
  }
  if (input.phone !== undefined) buyer.phone = input.phone;
  if (input.preferences !== undefined) buyer.preferences = input.preferences;
  if (customer) buyer.customerId = customer.id;
  if (input.customerAccessToken === null) buyer.customerId = null;
  if (input.email !== undefined || customer) buyer.email = input.email ?? customer?.email ?? null;
  return done(shop, cart);
}

export interface SelectableAddressInput {
  address?: { deliveryAddress?: Partial<Address> | null; copyFromCustomerAddressId?: string | null } | null;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
}

const maxAddresses = 20;

export function addAddresses(
  shop: Shop,
  cart: CartState,
  inputs: readonly SelectableAddressInput[],
  isReplacing = false,
): CartChange {
  const before = isReplacing ? [] : cart.addresses;
  const errors: CartError[] = [];
  if (before.length + inputs.length > maxAddresses) {
    errors.push(error('TOO_MANY_DELIVERY_ADDRESSES', ['addresses'], 'Too many delivery addresses on Cart.'));
  }
  if (inputs.filter(({ selected }) => selected).length > 1) {
    errors.push(onlyOneSelected());
  }
  const read = inputs.map((input, at) => readAddress(shop, input, ['addresses', String(at)], errors));
  if (errors.length > 0) return { cart, errors, warnings: [] };
  const warnings: CartWarning[] = [];
  cart.addresses = [...before];
  for (const [at, address] of read.entries()) {
    const same = cart.addresses.find((known) => JSON.stringify(known.address) === JSON.stringify(address));
    if (same) {
      const target = `gid://shopify/CartSelectableAddress/${same.id}`;
      warnings.push({ code: 'DUPLICATE_DELIVERY_ADDRESS', message: 'The address is already there.', target });
      continue;
    }
    const isFirst = cart.addresses.length === 0;
    const isSelected = inputs[at]?.selected ?? isFirst;
    if (isSelected) for (const other of cart.addresses) other.isSelected = false;
    cart.addresses.push({
      id: randomUUID(),
      address,
      isSelected,
      isOneTime: inputs[at]?.oneTimeUse ?? false,
    });
  }
  const change = done(shop, cart);
  return { ...change, warnings };
}

export function updateAddresses(
  shop: Shop,
  cart: CartState,
  inputs: readonly (SelectableAddressInput & { id: string })[],
): CartChange {
  const errors: CartError[] = [];
  if (inputs.filter(({ selected }) => selected).length > 1) errors.push(onlyOneSelected());
  const changes = inputs.map((input, at) => {
    const field = ['addresses', String(at)];
    const known = cart.addresses.find(({ id }) => id === parseGid(input.id)?.id);
    if (!known) errors.push(noAddress([...field, 'id']));
    const address = input.address ? readAddress(shop, input, field, errors) : null;
    return { known, address, input };
  });
  if (errors.length > 0) return { cart, errors, warnings: [] };
  for (const { known, address, input } of changes) {
    if (!known) continue;
    if (address) known.address = address;
    if (input.selected) for (const other of cart.addresses) other.isSelected = false;
    known.isSelected = input.selected ?? known.isSelected;
    known.isOneTime = input.oneTimeUse ?? known.isOneTime;
  }
  return done(shop, cart);
}

export function removeAddresses(shop: Shop, cart: CartState, ids: readonly string[]): CartChange {
  const wanted = ids.map((id) => parseGid(id)?.id);
  const errors = wanted.flatMap((id, at) =>
    cart.addresses.some((known) => known.id === id) ? [] : [noAddress(['addressIds', String(at)])],
  );
  if (errors.length > 0) return { cart, errors, warnings: [] };
  cart.addresses = cart.addresses.filter(({ id }) => !wanted.includes(id));
  return done(shop, cart);
}

function readAddress(
  shop: Shop,
  { address }: SelectableAddressInput,
  field: string[],
  errors: CartError[],
): Address {
  const copied = address?.copyFromCustomerAddressId;
  const everyAddress = shop.customers.all().flatMap(({ addresses }) => addresses);
  const known = copied ? findCustomerAddress(everyAddress, copied) : undefined;
  if (copied && !known) {
    errors.push(error('INVALID', [...field, 'address', 'copyFromCustomerAddressId'], 'Address not found.'));
  }
  const given: Partial<Address> = address?.deliveryAddress ?? known?.address ?? {};
  if (!copied && !given.countryCode) {
    const path = [...field, 'address', 'deliveryAddress', 'countryCode'];
    errors.push(error('ADDRESS_FIELD_IS_REQUIRED', path, 'Country is required.'));
  }
  const all = { ...emptyAddress, ...given };
  return { ...all, provinceCode: normaliseProvince(all.countryCode, all.provinceCode) };
}

export const emptyAddress: Address = {
  firstName: null,
  lastName: null,
  company: null,
  address1: null,
  address2: null,
  city: null,
  zip: null,
  provinceCode: null,
  countryCode: null,
  phone: null,
};

/** The address to ship to. */
export function selectedAddress(cart: CartState): Address | null {
  return cart.addresses.find(({ isSelected }) => isSelected)?.address ?? null;
}

export function chooseDelivery(
  shop: Shop,
  cart: CartState,
  choices: readonly { deliveryGroupId: string; deliveryOptionHandle: string }[],
): CartChange {
  const { rates } = shop.price(cart, countryOf(selectedAddress(cart)?.countryCode));
  for (const [at, { deliveryOptionHandle }] of choices.entries()) {
    if (!rates.some(({ handle }) => handle === deliveryOptionHandle)) {
      const field = ['selectedDeliveryOptions', String(at), 'deliveryOptionHandle'];
      return refused(cart, error('INVALID_DELIVERY_OPTION', field, 'Delivery option was not valid.'));
    }
    cart.shippingHandle = deliveryOptionHandle;
  }
  return done(shop, cart);
}

function onlyOneSelected(): CartError {
  const message = 'Only one delivery address can be selected.';
  return error('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', ['addresses'], message);
}

function noAddress(field: string[]): CartError {
  return error('INVALID_DELIVERY_ADDRESS_ID', field, 'The delivery address was not found.');
}

function done(shop: Shop, cart: CartState): CartChange {
  shop.carts.touch(cart);
  return { cart, errors: [], warnings: [] };
}

function refused(cart: CartState, ...errors: CartError[]): CartChange {
  return { cart, errors, warnings: [] };
}
