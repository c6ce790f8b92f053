/**
 * The stored cart id, `[state.cart-lifecycle.1]`; null for none, for the id of a legacy checkout, and for one without a
 * token: the platform refuses that as an error instead of finding no cart, and the shopper could never get a new one.
 */
export function readCartId(stored: string | null): string | null {
  return stored !== null && /^gid:\/\/shopify\/Cart\/[^?]/.test(stored) ? stored : null;
}
