/** The stored cart id, `[state.cart-lifecycle.1]`; null for none and for the id of a legacy checkout. */
export function readCartId(stored: string | null): string | null {
  return stored?.startsWith('gid://shopify/Cart/') ? stored : null;
}
