import type { Cart, CartAttribute, CartLineInput } from './cart.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `[const.cart.1]` */
const CART_MAX_AGE_DAYS = 30;
const CART_MAX_IDLE_DAYS = 10;

/**
 * `[state.cart-lifecycle.3]` Whether a new cart replaces the fetched one. A date that cannot be read does not
 * replace a cart.
 */
export function mustReplaceCart(
  cart: Pick<Cart, 'completedAt' | 'createdAt' | 'updatedAt'> | null,
  nowMs: number,
): boolean {
  if (cart === null || cart.completedAt !== null) return true;
  const isTooOld = nowMs - Date.parse(cart.createdAt) > CART_MAX_AGE_DAYS * DAY_MS;
  return isTooOld || nowMs - Date.parse(cart.updatedAt) > CART_MAX_IDLE_DAYS * DAY_MS;
}

export interface CarriedOver {
  lines: CartLineInput[];
  /** At most one: `[const.cart.3]` */
  discountCodes: string[];
  attributes: CartAttribute[];
}

/**
 * `[state.cart-lifecycle.14]` What a new cart for another country takes over. The platform sets the prices anew, and
 * lists the line that it got last before all others: the lines go there from the bottom to the top.
 */
export function carryOver(cart: Cart): CarriedOver {
  const code = cart.discountCodes.find(({ applicable }) => applicable) ?? cart.discountCodes[0];
  return {
    lines: cart.lines.toReversed().map(({ merchandise, quantity, attributes }) => ({
      merchandiseId: merchandise.id,
      quantity,
      ...(attributes.length > 0 && { attributes }),
    })),
    discountCodes: code === undefined ? [] : [code.code],
    attributes: cart.attributes,
  };
}
