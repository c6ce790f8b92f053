import type { Address, CartState } from '../cart/cart-state.ts';
import { selectedAddress } from '../cart/change-cart.ts';
import { type Bill, makeBill } from '../orders/bill.ts';
import { missingStock, placeOrder } from '../orders/place-order.ts';
import type { Shop } from '../shop.ts';
import { type VaultedCard, vaultedCard } from './card-vault.ts';
import { checkForm, type FieldName, type FormValues } from './checkout-form.ts';

/** A `SubmissionErrorCode` and its message. */
export interface Obstacle {
  code: string;
  message: string;
}

/** A submission of a cart, as `cartCompletionAttempt` returns it. */
export interface Attempt {
  id: string;
  cartToken: string;
  at: string;
  /** Null when the payment failed. */
  orderToken: string | null;
}

/** The errors that prevent an order, by the hosted checkout's rules. */
export function obstacles(shop: Shop, cart: CartState): Obstacle[] {
  const bill = makeBill(shop, cart);
  if (cart.lines.length === 0) return [{ code: 'ERROR', message: 'The cart is empty.' }];
  const { requiresShipping } = bill.priced;
  const address = selectedAddress(cart);
  const found: Obstacle[] = [];
  if (requiresShipping && !address) {
    found.push({ code: 'DELIVERY_ADDRESS_REQUIRED', message: 'Add and select a delivery address.' });
  }
  const needs = { address: requiresShipping && address !== null, card: false };
  const values = formOf(emailOf(shop, cart), address);
  for (const { field, message } of checkForm(values, needs, new Date(shop.world.now()))) {
    found.push({ code: addressCode(field, values), message });
  }
  for (const title of missingStock(shop, bill.priced)) {
    found.push({ code: 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE', message: `${title}: not enough is left.` });
  }
  return [...found, ...paymentObstacles(shop, cart, bill)];
}

/** Tries to pay and place the order. Null when there are obstacles. Idempotent by attempt. */
export function submitCart(
  shop: Shop,
  cart: CartState,
  attemptToken: string,
): { attempt: Attempt; isNew: boolean } | null {
  const id = attemptId(cart.token, attemptToken);
  const known = findAttempt(shop, id);
  if (known) return { attempt: known, isNew: false };
  if (obstacles(shop, cart).length > 0) return null;
  const card = cardOf(shop, cart);
  const order = card?.isDeclined
    ? null
    : placeOrder(shop, cart, {
        email: emailOf(shop, cart),
        phone: cart.buyer.phone,
        address: makeBill(shop, cart).priced.requiresShipping ? selectedAddress(cart) : null,
        cardTail: card?.tail ?? null,
      });
  const at = new Date(shop.world.now()).toISOString();
  const attempt: Attempt = { id, cartToken: cart.token, at, orderToken: order?.token ?? null };
  const stored = attempts(shop);
  stored.value[id] = attempt;
  stored.changed();
  return { attempt, isNew: true };
}

export function attemptId(cartToken: string, attemptToken: string): string {
  return `${cartToken}-${attemptToken}`;
}

export function findAttempt(shop: Shop, id: string): Attempt | null {
  const { value } = attempts(shop);
  return Object.hasOwn(value, id) ? (value[id] ?? null) : null;
}

function attempts({ world }: Shop) {
  return world.slice<Record<string, Attempt>>('commerce.attempts', () => ({}));
}

function paymentObstacles(shop: Shop, cart: CartState, { due, priced }: Bill): Obstacle[] {
  const { payment } = cart;
  if (!payment) {
    return due > 0 ? [{ code: 'PAYMENTS_METHOD_REQUIRED', message: 'Choose how to pay.' }] : [];
  }
  if (payment.hundredths !== due || payment.currencyCode !== priced.country.currency.code) {
    const message = 'The payment is not the amount that is due.';
    return [{ code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT', message }];
  }
  if (payment.sessionId === null) {
    return due > 0 ? [{ code: 'PAYMENTS_METHOD_UNAVAILABLE', message: 'There is something to pay.' }] : [];
  }
  const card = cardOf(shop, cart);
  if (!card) return [{ code: 'PAYMENTS_CREDIT_CARD_SESSION_ID', message: 'No card was left under this id.' }];
  return card.problems.map((field) => ({
    code: cardCodes[field] ?? 'PAYMENTS_CREDIT_CARD_GENERIC',
    message: 'The card is not right.',
  }));
}

function cardOf(shop: Shop, { payment }: CartState): VaultedCard | null {
  return payment?.sessionId ? vaultedCard(shop, payment.sessionId) : null;
}

function emailOf({ customers }: Shop, { buyer }: CartState): string {
  return buyer.email ?? (buyer.customerId ? (customers.byId(buyer.customerId)?.email ?? '') : '');
}

function formOf(email: string, address: Address | null): FormValues {
  return {
    email,
    country: address?.countryCode ?? '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    address1: address?.address1 ?? '',
    city: address?.city ?? '',
    province: address?.provinceCode ?? '',
    zip: address?.zip ?? '',
  };
}

function addressCode(field: FieldName, values: FormValues): string {
  if (field === 'email' && values.email) return 'BUYER_IDENTITY_EMAIL_IS_INVALID';
  if (field === 'zip' && values.zip) return 'DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY';
  return addressCodes[field] ?? 'ERROR';
}

const addressCodes: Partial<Record<FieldName, string>> = {
  email: 'BUYER_IDENTITY_EMAIL_REQUIRED',
  country: 'DELIVERY_COUNTRY_REQUIRED',
  firstName: 'DELIVERY_FIRST_NAME_REQUIRED',
  lastName: 'DELIVERY_LAST_NAME_REQUIRED',
  address1: 'DELIVERY_ADDRESS1_REQUIRED',
  city: 'DELIVERY_CITY_REQUIRED',
  province: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY',
  zip: 'DELIVERY_POSTAL_CODE_REQUIRED',
};

const cardCodes: Partial<Record<FieldName, string>> = {
  cardNumber: 'PAYMENTS_CREDIT_CARD_NUMBER_INVALID',
  cardName: 'PAYMENTS_CREDIT_CARD_FIRST_NAME_BLANK',
  cardExpiry: 'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED',
  cardCode: 'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE',
};
