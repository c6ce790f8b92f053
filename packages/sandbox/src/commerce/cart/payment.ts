import type { Shop } from '../shop.ts';
import { type Address, type CartChange, type CartPayment, type CartState, error } from './cart-state.ts';

export interface PaymentInput {
  amount: { amount: string; currencyCode: string };
  directPaymentMethod?: { sessionId: string } | null;
  freePaymentMethod?: object | null;
  walletPaymentMethod?: object | null;
}

/** Stores how the cart will be paid; the payment is checked when the cart is submitted. */
export function setPayment(shop: Shop, cart: CartState, payment: PaymentInput): CartChange {
  const { directPaymentMethod: direct, freePaymentMethod: free, walletPaymentMethod: wallet } = payment;
  const methods = [direct, free, wallet].filter(Boolean).length;
  const refuse = (code: string, field: string[], message: string): CartChange => ({
    cart,
    errors: [error(code, field, message)],
    warnings: [],
  });
  if (cart.lines.length === 0) {
    return refuse('INVALID_PAYMENT_EMPTY_CART', ['payment'], 'A payment needs a cart with something in it.');
  }
  if (wallet) {
    const field = ['payment', 'walletPaymentMethod'];
    return refuse('PAYMENT_METHOD_NOT_SUPPORTED', field, 'The shop takes no wallets.');
  }
  if (methods !== 1) {
    return refuse('INVALID_PAYMENT', ['payment'], 'Give exactly one payment method.');
  }
  const hundredths = Math.round(Number(payment.amount.amount) * 100);
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) {
    return refuse('INVALID_PAYMENT', ['payment', 'amount'], 'The amount is not valid.');
  }
  const stored: CartPayment = {
    hundredths,
    currencyCode: payment.amount.currencyCode,
    sessionId: direct?.sessionId ?? null,
  };
  cart.payment = stored;
  shop.carts.touch(cart);
  return { cart, errors: [], warnings: [] };
}

/** Null removes the billing address. */
export function setBillingAddress(shop: Shop, cart: CartState, address: Address | null): CartChange {
  cart.billingAddress = address;
  shop.carts.touch(cart);
  return { cart, errors: [], warnings: [] };
}
