import type { Cart } from './cart.ts';

/**
 * A code from `?discount=`, `/discount/{code}` or the bag's field, `[state.cart-lifecycle.8]`; null for what is
 * no code: nothing, too long, or with characters that cannot be typed.
 */
export function readDiscountCode(text: string | null | undefined): string | null {
  const code = (text ?? '').trim();
  return /^[^\p{C},]{1,255}$/u.test(code) ? code : null;
}

/** `[const.cart.3]` All codes of an update: one, or none to take it out. */
export function discountCodesFor(code: string | null): string[] {
  return code === null ? [] : [code];
}

export type DiscountOutcome = 'applied' | 'not-applicable' | 'unknown';

/** What became of a code in the cart that the platform returned; codes differ by no letter's case. */
export function discountOutcome(cart: Cart, code: string): DiscountOutcome {
  const found = cart.discountCodes.find((one) => one.code.toLowerCase() === code.toLowerCase());
  if (found === undefined) return 'unknown';
  return found.applicable ? 'applied' : 'not-applicable';
}
