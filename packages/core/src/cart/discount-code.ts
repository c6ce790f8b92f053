import type { Cart } from './cart.ts';

/**
 * A code from `?discount=`, `/discount/{code}` or the cart's field, `[state.cart-lifecycle.8]`. Null for a text that
 * is empty, longer than 255 characters, or holds a comma or characters that cannot be typed.
 */
export function readDiscountCode(text: string | null | undefined): string | null {
  const code = (text ?? '').trim();
  return /^[^\p{C},]{1,255}$/u.test(code) ? code : null;
}

/** `[const.cart.3]` All codes of an update: one, or none to remove it. */
export function discountCodesFor(code: string | null): string[] {
  return code === null ? [] : [code];
}

/** `waiting`: the platform keeps any code with an empty cart, and judges it by the first piece. */
export type DiscountOutcome = 'applied' | 'waiting' | 'not-applicable' | 'unknown';

/** The outcome of a code in the cart that the platform returned; codes are compared without case. */
export function discountOutcome(cart: Cart, code: string): DiscountOutcome {
  const found = cart.discountCodes.find((one) => one.code.toLowerCase() === code.toLowerCase());
  if (found === undefined) return 'unknown';
  if (found.applicable) return 'applied';
  return cart.lines.length === 0 ? 'waiting' : 'not-applicable';
}

/**
 * What the cart says by now of a code whose outcome was `found` when it was given: pieces have come and gone since. Null
 * for one that was in the cart and was removed, perhaps in another tab.
 */
export function outcomeNow<Found extends string>(
  cart: Cart | null,
  code: string,
  found: Found,
): Found | DiscountOutcome | null {
  const now = cart === null ? 'unknown' : discountOutcome(cart, code);
  if (now !== 'unknown') return now;
  return cart !== null && (found === 'applied' || found === 'waiting') ? null : found;
}

/** A code that works in the cart and that another code would replace; null when there is none. */
export function previousCode(cart: Cart, code: string): string | null {
  const others = cart.discountCodes.filter((one) => one.code.toLowerCase() !== code.toLowerCase());
  return others.find(({ applicable }) => applicable)?.code ?? null;
}

/** What a tab keeps while a code that works is at risk, because another one is tried in its place. */
export function writeKeptCode({ id }: Cart, code: string): string {
  return `${id} ${code}`;
}

/** The kept code, where this cart has lost it: no code works there any more. */
export function codeToPutBack(cart: Cart, kept: string | null): string | null {
  const ofCart = writeKeptCode(cart, '');
  if (!kept?.startsWith(ofCart) || cart.discountCodes.some(({ applicable }) => applicable)) return null;
  return readDiscountCode(kept.slice(ofCart.length));
}
