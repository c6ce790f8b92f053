import type { Cart, CartAttribute, CartLineInput } from './cart.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `[const.cart.1]` */
export const CART_MAX_AGE_DAYS = 30;
export const CART_MAX_IDLE_DAYS = 10;

export type ReplacementReason = 'unknown' | 'completed' | 'too-old' | 'idle-too-long';

/**
 * `[state.cart-lifecycle.3]` Why a new cart takes the place of the fetched one; null when it stays. A date
 * that cannot be read never costs a shopper the bag.
 */
export function reasonToReplaceCart(
  cart: Pick<Cart, 'completedAt' | 'createdAt' | 'updatedAt'> | null,
  nowMs: number,
): ReplacementReason | null {
  if (cart === null) return 'unknown';
  if (cart.completedAt !== null) return 'completed';
  if (nowMs - Date.parse(cart.createdAt) > CART_MAX_AGE_DAYS * DAY_MS) return 'too-old';
  if (nowMs - Date.parse(cart.updatedAt) > CART_MAX_IDLE_DAYS * DAY_MS) return 'idle-too-long';
  return null;
}

/** `[state.cart-lifecycle.3]` */
export function mustReplaceCart(
  cart: Pick<Cart, 'completedAt' | 'createdAt' | 'updatedAt'> | null,
  nowMs: number,
): boolean {
  return reasonToReplaceCart(cart, nowMs) !== null;
}

/** The stored cart id, `[state.cart-lifecycle.1]`; null for none and for the id of a legacy checkout. */
export function readCartId(stored: string | null): string | null {
  return stored?.startsWith('gid://shopify/Cart/') ? stored : null;
}

export interface CarriedOver {
  lines: CartLineInput[];
  /** At most one: `[const.cart.3]` */
  discountCodes: string[];
  attributes: CartAttribute[];
}

/** `[state.cart-lifecycle.14]` What a new cart for another country takes over; prices are the platform's. */
export function carryOver(cart: Cart): CarriedOver {
  const code = cart.discountCodes.find(({ applicable }) => applicable) ?? cart.discountCodes[0];
  return {
    lines: cart.lines.map(({ merchandise, quantity, attributes }) => ({
      merchandiseId: merchandise.id,
      quantity,
      ...(attributes.length > 0 && { attributes }),
    })),
    discountCodes: code === undefined ? [] : [code.code],
    attributes: cart.attributes,
  };
}
