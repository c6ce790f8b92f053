import { type GraphQLSchema, isEnumType } from 'graphql/index.js';
import {
  type Attribute,
  type CartChange,
  type CartError,
  type CartState,
  error,
} from '../cart/cart-state.ts';
import {
  addAddresses,
  chooseDelivery,
  codeWarnings,
  removeAddresses,
  removeGiftCards,
  type SelectableAddressInput,
  setAttributes,
  setDiscountCodes,
  setGiftCards,
  setNote,
  updateAddresses,
} from '../cart/change-cart.ts';
import {
  addLines,
  type LineInput,
  type LineUpdateInput,
  removeLines,
  updateLines,
} from '../cart/change-lines.ts';
import { type PaymentInput, setBillingAddress, setPayment } from '../cart/payment.ts';
import type { Context, FieldMap } from '../graphql/field-map.ts';
import type { Shop } from '../shop.ts';
import { type BuyerIdentityInput, setBuyerIdentity } from './cart-buyer.ts';
import { cartRecord } from './cart-record.ts';
import { type MailingAddressInput, readAddress } from './customer-address-mutations.ts';

function payload(change: CartChange, context: Context): object {
  const { cart, errors, warnings } = change;
  return {
    cart: cart ? cartRecord(cart, context) : null,
    userErrors: errors.map((found) => userError(found, context.schema)),
    warnings: warnings.filter(({ code }) => knows(context.schema, 'CartWarningCode', code)),
  };
}

/** Codes that the served version does not have become `INVALID`. */
function userError({ code, field, message }: CartError, schema: GraphQLSchema | null): object {
  return {
    __typename: 'CartUserError',
    code: knows(schema, 'CartErrorCode', code) ? code : 'INVALID',
    field,
    message,
  };
}

function knows(schema: GraphQLSchema | null, enumName: string, code: string): boolean {
  const type = schema?.getType(enumName);
  return isEnumType(type) && type.getValue(code) !== undefined;
}

const noCart: CartChange = {
  cart: null,
  errors: [error('INVALID', ['cartId'], 'The specified cart does not exist.')],
  warnings: [],
};

type Change<A> = (shop: Shop, cart: CartState, args: A) => CartChange;

/** A mutation of the cart of `cartId`, which must include its key. */
function onCart<A extends { cartId: string }>(change: Change<A>) {
  return (_root: unknown, args: A, context: Context): object => {
    const found = context.shop.carts.find(args.cartId);
    if (!found?.hasKey) return payload(noCart, context);
    return payload(change(context.shop, found.cart, args), context);
  };
}

interface CartInput {
  lines?: LineInput[] | null;
  attributes?: Attribute[] | null;
  note?: string | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  buyerIdentity?: BuyerIdentityInput | null;
  delivery?: { addresses?: SelectableAddressInput[] | null } | null;
  metafields?: { key: string; type: string; value: string }[] | null;
}

/** Creates no cart when any part of the input has an error. */
function create(input: CartInput, context: Context): object {
  const { shop, statedCountry } = context;
  const cart = shop.carts.create();
  const buyer = { countryCode: statedCountry?.code ?? null, ...input.buyerIdentity };
  const changes = [
    setBuyerIdentity(shop, cart, buyer),
    addLines(shop, cart, input.lines ?? []),
    setAttributes(shop, cart, input.attributes ?? []),
    setNote(shop, cart, input.note ?? ''),
    addAddresses(shop, cart, input.delivery?.addresses ?? []),
    setGiftCards(shop, cart, input.giftCardCodes ?? []),
  ];
  const errors = changes.flatMap((change) => change.errors).map(insideInput);
  const warnings = changes.flatMap((change) => change.warnings);
  if (errors.length > 0) {
    shop.carts.drop(cart);
    return payload({ cart: null, errors, warnings: [] }, context);
  }
  setDiscountCodes(shop, cart, input.discountCodes ?? []);
  const now = new Date(shop.world.now()).toISOString();
  cart.metafields = (input.metafields ?? []).map((field) => ({ ...field, updatedAt: now }));
  return payload({ cart, errors, warnings: [...warnings, ...codeWarnings(shop, cart)] }, context);
}

function insideInput(found: CartError): CartError {
  return { ...found, field: found.field ? ['input', ...found.field] : null };
}

type OnCart = { cartId: string };

export const cartMutations: FieldMap<unknown> = {
  cartCreate: (_root, { input }: { input?: CartInput | null }, context) => create(input ?? {}, context),
  cartLinesAdd: onCart<OnCart & { lines: LineInput[] }>((shop, cart, { lines }) =>
    addLines(shop, cart, lines),
  ),
  cartLinesUpdate: onCart<OnCart & { lines: LineUpdateInput[] }>((shop, cart, { lines }) =>
    updateLines(shop, cart, lines),
  ),
  cartLinesRemove: onCart<OnCart & { lineIds: string[] }>((shop, cart, { lineIds }) =>
    removeLines(shop, cart, lineIds),
  ),
  cartAttributesUpdate: onCart<OnCart & { attributes: Attribute[] }>((shop, cart, { attributes }) =>
    setAttributes(shop, cart, attributes),
  ),
  cartNoteUpdate: onCart<OnCart & { note?: string | null }>((shop, cart, { note }) =>
    setNote(shop, cart, note ?? ''),
  ),
  cartDiscountCodesUpdate: onCart<OnCart & { discountCodes?: string[] | null }>(
    (shop, cart, { discountCodes }) => setDiscountCodes(shop, cart, discountCodes ?? []),
  ),
  cartGiftCardCodesUpdate: onCart<OnCart & { giftCardCodes: string[] }>((shop, cart, { giftCardCodes }) =>
    setGiftCards(shop, cart, giftCardCodes),
  ),
  cartGiftCardCodesAdd: onCart<OnCart & { giftCardCodes: string[] }>((shop, cart, { giftCardCodes }) =>
    setGiftCards(shop, cart, giftCardCodes, true),
  ),
  cartGiftCardCodesRemove: onCart<OnCart & { appliedGiftCardIds: string[] }>(
    (shop, cart, { appliedGiftCardIds }) => removeGiftCards(shop, cart, appliedGiftCardIds),
  ),
  cartBuyerIdentityUpdate: onCart<OnCart & { buyerIdentity: BuyerIdentityInput }>(
    (shop, cart, { buyerIdentity }) => setBuyerIdentity(shop, cart, buyerIdentity),
  ),
  cartDeliveryAddressesAdd: onCart<OnCart & { addresses: SelectableAddressInput[] }>(
    (shop, cart, { addresses }) => addAddresses(shop, cart, addresses),
  ),
  cartDeliveryAddressesReplace: onCart<OnCart & { addresses: SelectableAddressInput[] }>(
    (shop, cart, { addresses }) => addAddresses(shop, cart, addresses, true),
  ),
  cartDeliveryAddressesUpdate: onCart<OnCart & { addresses: (SelectableAddressInput & { id: string })[] }>(
    (shop, cart, { addresses }) => updateAddresses(shop, cart, addresses),
  ),
  cartDeliveryAddressesRemove: onCart<OnCart & { addressIds: string[] }>((shop, cart, { addressIds }) =>
    removeAddresses(shop, cart, addressIds),
  ),
  cartSelectedDeliveryOptionsUpdate: onCart<
    OnCart & { selectedDeliveryOptions: { deliveryGroupId: string; deliveryOptionHandle: string }[] }
  >((shop, cart, { selectedDeliveryOptions }) => chooseDelivery(shop, cart, selectedDeliveryOptions)),
  cartBillingAddressUpdate: onCart<OnCart & { billingAddress?: MailingAddressInput | null }>(
    (shop, cart, { billingAddress }) => {
      const { address, errors } = readAddress(billingAddress ?? {});
      const refused = errors.map(({ field, message }) =>
        error('INVALID', ['billingAddress', ...(field ?? []).slice(1)], message),
      );
      if (refused.length > 0) return { cart, errors: refused, warnings: [] };
      return setBillingAddress(shop, cart, billingAddress ? address : null);
    },
  ),
  cartPaymentUpdate: onCart<OnCart & { payment: PaymentInput }>((shop, cart, { payment }) =>
    setPayment(shop, cart, payment),
  ),
  cartClone: (_root, { cartId }: OnCart, context) => {
    const found = context.shop.carts.find(cartId);
    if (!found) return payload(noCart, context);
    const copy = context.shop.carts.create();
    const { lines, attributes, note, codes, buyer } = structuredClone(found.cart);
    Object.assign(copy, { lines, attributes, note, codes });
    copy.buyer.countryCode = buyer.countryCode;
    context.shop.carts.touch(copy);
    return payload({ cart: copy, errors: [], warnings: [] }, context);
  },
  cartRemovePersonalData: onCart<OnCart>((shop, cart) => {
    cart.buyer = { countryCode: cart.buyer.countryCode, email: null, phone: null, customerId: null };
    cart.addresses = [];
    shop.carts.touch(cart);
    return { cart, errors: [], warnings: [] };
  }),
};
