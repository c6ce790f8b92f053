import type { Cart } from './cart.ts';

export type CheckoutRoute =
  /** The cart is empty: the button is disabled. */
  | { kind: 'closed' }
  | { kind: 'direct'; url: string }
  /** The body of `POST /api/auth/checkout`, `[call.products-own-server.5]`; the token goes in a header. */
  | { kind: 'authenticated'; body: { email: string; checkoutUrl: string }; token: string };

/**
 * The cart with a checkout that opens at the platform's express payment. A platform without one ignores the parameter, so
 * that the shopper stands before the whole checkout.
 */
export function withExpressCheckout(cart: Cart): Cart {
  if (!URL.canParse(cart.checkoutUrl)) return cart;
  const url = new URL(cart.checkoutUrl);
  url.searchParams.set('payment', 'shop_pay');
  return { ...cart, checkoutUrl: url.href };
}

/** `[rule.checkout-and-installments.1]` `[state.cart-lifecycle.16]` `[state.cart-lifecycle.17]` Where the checkout button leads. */
export function chooseCheckoutRoute(
  cart: Cart | null,
  { email, token }: { email: string | null; token: string | null },
): CheckoutRoute {
  if (cart === null || cart.lines.length === 0) return { kind: 'closed' };
  const { checkoutUrl } = cart;
  if (!email || !token) return { kind: 'direct', url: checkoutUrl };
  return { kind: 'authenticated', body: { email, checkoutUrl }, token };
}
