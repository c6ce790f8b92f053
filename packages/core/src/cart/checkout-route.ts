import type { Cart } from './cart.ts';

export type CheckoutRoute =
  /** The cart is empty: the button is disabled. */
  | { kind: 'closed' }
  | { kind: 'direct'; url: string }
  /** The body of `POST /api/auth/checkout`, `[call.products-own-server.5]`; the token goes in a header. */
  | { kind: 'authenticated'; body: { email: string; checkoutUrl: string }; token: string };

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
